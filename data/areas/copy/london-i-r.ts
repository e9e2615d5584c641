/** Area copy: the London areas from Islington to Romford. */
import { changes } from "../../changes";
import type { AreaCopy } from "../../types";
import type { AreaSlug } from "../places";

export const londonIToR = {
  islington: {
    description:
      "Plumbers, boiler, gas and air conditioning engineers in Islington: Barnsbury flats, Upper Street kitchens, Clerkenwell offices and Finsbury estates.",
    lead: "Landlords, cafés and offices in Islington call our plumbers, gas engineers and boiler engineers. In Barnsbury people ask where a flue can go. In Clerkenwell they ask how to cool a studio, and on Upper Street whether the kitchen is safe.",
    buildings: [
      "Barnsbury and Canonbury are late Georgian terraces and squares of the early nineteenth century. Gibson Square and Milner Square are among them, and Lonsdale Square has Gothic gables. Many houses are split into flats behind one front door. Finsbury has famous post-war housing, such as the Spa Green Estate. The Finsbury Health Centre is listed.",
      "The workshops and old printing works of Clerkenwell and Farringdon are now studios and design showrooms. Towers line City Road, and restaurants fill Upper Street from the Angel to Highbury. Holloway and Archway have long Victorian shopping parades. The Whittington Hospital and university buildings are there too.",
    ],
    working: [
      "A Barnsbury house usually has a butterfly roof behind its parapet, with a gutter down the middle. There is little room for a flue or an outdoor cooling unit. We look at the roof before we choose the boiler. Often a flue can come out only from the narrow wing at the back, and neighbours’ windows are close. Where parking is for residents, a visitor’s permit from you lets us stay for the whole job.",
      `Round Old Street and City Road, ask first whether you are on the Bunhill heat network. It takes its heat from a shaft that airs the Northern line. If it is, you have no boiler to replace. We keep your heat exchanger and meter in order and the return water cool. ${changes.heatNetworks.brief} In Clerkenwell we run no pipes on street fronts. Outdoor units go to the back.`,
    ],
    dayAndNight: [
      "When water drips from the flat above at midnight, call our [emergency plumbers in London](/services/emergency-plumbing-repairs). In a house of several flats, tell our [boiler repair engineers](/boiler-services) which boiler is yours. Your [landlord gas check](/gas-services/landlord-gas-safety) covers each appliance that you own and let.",
      "Chefs on Upper Street and Exmouth Market ask for [kitchen gas safety checks](/gas-services/commercial-kitchen-gas) before they start in the morning. Offices in Clerkenwell ask for [air conditioning servicing and repair](/air-conditioning). Blocks on the Bunhill network call our [heating engineers for blocks and offices](/heating-services).",
    ],
    benefits: [
      "We agree the place of flue and outdoor unit on a valley roof before you order plant",
      "On the Bunhill network we service the heat interface unit (the box that passes on the heat) in each flat",
      "Upper Street kitchens are inspected before the cooks start",
    ],
    demand: [
      {
        service: "appliance-servicing",
        why: "A house in flats has several boilers of different makes and ages. All their flues may be on one rear wall.",
      },
      {
        service: "air-conditioning-installation",
        why: "Clerkenwell studios have deep floors, big windows and a screen at every desk. They are too hot well before high summer.",
      },
      {
        service: "commercial-kitchen-gas",
        why: "Upper Street, Exmouth Market and Chapel Market have kitchens in former shops. We test the extract and the gas cut-off there together.",
      },
    ],
  },
  kensington: {
    description:
      "Plumbers, heating, gas and air conditioning engineers in Kensington: mansion blocks, stucco terraces, hotels, museums, basements and pumped drains.",
    lead: "In Kensington and Earl’s Court we are plumbers, heating engineers, gas engineers and air conditioning engineers. People call about cold mansion flats, basement pumps and hot rooms under the roof, where nothing new may be seen or heard from the square.",
    buildings: [
      "Stucco terraces of four to six storeys climb round Ladbroke Grove in Notting Hill, Queen’s Gate and the Phillimore and Holland Park streets, with mews behind. Norman Shaw’s Albert Hall Mansions set the pattern for the brick mansion blocks round Kensington High Street and Earl’s Court.",
      "South Kensington has the national museums, the Royal Albert Hall and Imperial College. The former Barkers and Derry & Toms stores are now offices and shops. In the north of the borough, near Golborne Road, is Goldfinger’s listed Trellick Tower with its detached service shaft.",
    ],
    working: [
      "A mansion block often heats all its flats from one basement plant room, through old steel risers (pipes that climb through the floors) and column radiators. If we drain one riser, a whole stack of flats goes cold. So we plan the valves, the notice to residents and the refill with treated water as one job. If something heavy has to be unloaded, we ask in good time for a parking bay to be kept free. In museums and galleries we do noisy work before opening time.",
      "A lowered basement is often below the sewer. Its drains depend on two pumps, a valve that stops water coming back and a high-level alarm. Outdoor units for cooling usually go in lightwells, roof valleys behind parapets or vaults under the pavement. The freeholder’s licence, listed building consent and a noise assessment to BS 4142 (the standard for noise from plant) decide which of them you can use.",
    ],
    dayAndNight: [
      "Hotels in Queen’s Gate and families in Holland Park both need an answer when a basement floods at night. Our [plumbers for emergencies](/services/emergency-plumbing-repairs) pump it out and find the cause, and we then service or replace the [drainage pumps](/plumbing-services/pump-installation).",
      "For a mansion block without heat, ask for [maintenance of shared heating](/services/heating-system-maintenance), and for a flat with its own boiler, a [boiler engineer](/boiler-services). Museums and galleries call about [ventilation](/services/ventilation-systems) and [building services contracts](/maintenance). If you let a flat with gas, you will need a [gas safety record each year](/gas-services/landlord-gas-safety).",
    ],
    benefits: [
      "We place outdoor units in vaults, lightwells and roof valleys that the square cannot see",
      "Each stack of mansion flats loses its water once, because we group the shutdowns",
      "We test basement pumps under load and the alarm at the porter’s desk",
    ],
    demand: [
      {
        service: "pump-installation",
        why: "Basements round Holland Park and Queen’s Gate cannot drain by gravity, so a failed pump means a flooded floor.",
      },
      {
        service: "heating-system-maintenance",
        why: "Victorian and Edwardian mansion blocks join new boilers to very old pipes, and the quality of the water decides how long both last.",
      },
      {
        service: "air-conditioning-installation",
        why: "Top-floor rooms under slate and drawing rooms that face south overheat, and listed interiors leave few places for a grille.",
      },
    ],
  },
  "kingston-upon-thames": {
    description:
      "Plumbers, gas, boiler and HVAC engineers in Kingston upon Thames: shops, university halls, riverside restaurants, Surbiton villas and Chessington.",
    lead: "Shops, student halls and families in Kingston upon Thames call our plumbers, gas engineers and HVAC engineers. The calls are about rooftop units over the shops, boilers in Surbiton villas and showers in halls that have stood empty.",
    buildings: [
      "The Market Place keeps its medieval plan and the listed Market House. The Bentall Centre, Eden Walk and the restaurants of Charter Quay are a short walk away. Kingston University is spread over Penrhyn Road, Knights Park and Kingston Hill, and Kingston Hospital is on Galsworthy Road.",
      "Surbiton has large Victorian villas in flats and a listed modernist station of the 1930s. New Malden and Tolworth have office towers of the 1960s, and Tolworth Tower is the tallest. Coombe has private roads and detached houses. Chessington has warehouses off Cox Lane and Davis Road.",
    ],
    working: [
      "Shops in the pedestrian centre take deliveries early. We lift roof plant near the Bentall Centre outside trading hours and agree the crane’s place beforehand, clear of the market and the one-way system. In the timber-framed buildings round the Market Place, we find routes for pipes that leave the frame alone.",
      "The Hogsmill and the Thames both flood. Boilers, meters and booster sets in basements near Charter Quay and Knights Park should be above the recorded level, or behind a sump with a standby pump. Houses in Coombe are large and often have several boilers working in turn, long loops of hot water and a pool hall whose moist air needs its own system.",
    ],
    dayAndNight: [
      "Restaurants at Charter Quay can reach us at night for a [burst pipe or a blocked drain](/services/emergency-plumbing-repairs), and for [kitchen gas that has to be checked](/gas-services/commercial-kitchen-gas) before they open again. Large shops ask for [emergency repair of air conditioning](/services/emergency-hvac).",
      "Halls of residence need [water system checks for Legionella](/services/water-system-maintenance) before term. If you own or let a flat in a Surbiton villa, we [repair and service the boiler](/boiler-services) and issue the [landlord’s gas safety record](/gas-services/landlord-gas-safety).",
    ],
    benefits: [
      "Student halls at Penrhyn Road and Kingston Hill have their work done in vacation weeks",
      "We set plant near the Hogsmill above flood level and test the sump that drains it",
      "Chessington’s warehouse heaters are serviced outside your loading shifts",
    ],
    demand: [
      {
        service: "rooftop-unit-installation",
        why: "Large shops and Chessington’s warehouses have flat or low roofs and no space inside, so plant goes on the roof.",
      },
      {
        service: "commercial-boiler-installation",
        why: "Surbiton villas, halls of residence and big Coombe houses all need several boilers that work together, and plenty of hot water.",
      },
      {
        service: "water-system-maintenance",
        why: "Student rooms stand empty for weeks in summer. Each unused shower has to be flushed and recorded before term.",
      },
    ],
  },
  lambeth: {
    description:
      "Plumbers, heating and gas engineers in Lambeth, from Kennington to Vauxhall: leaks in towers and estate flats, arch kitchens and Georgian squares.",
    lead: "Our Lambeth plumbers know towers, arches and Georgian squares. With our heating and gas engineers they answer calls from Kennington, Vauxhall and Stockwell about lost water pressure, shared valves, damp arches and cold rooms.",
    buildings: [
      "Cleaver Square and Kennington Road are Georgian. The Duchy of Cornwall built small brick terraces round Courtenay Street before the First World War. Stockwell has early Victorian villas at Albert Square and Lansdowne Gardens. Council estates are close by, and the three towers of Cotton Gardens are among them.",
      "Vauxhall has St George Wharf with its cylindrical tower of fifty storeys, and newer flats run towards Nine Elms. The Oval keeps its cricket ground, and a listed gasholder frame stands amid new housing. Brick arches under the main line into Waterloo hold gyms, nightclubs, breweries and cafés.",
    ],
    working: [
      "An arch has no rear wall, no roof of its own and a lining that drips. Its extract usually leaves through the front, and the arch landlord has to approve anything fixed to the brick. We get that approval in writing first. The drains are shallow, and your grease soon reaches the part you share with others.",
      "In the Vauxhall towers, one pipe of fifty floors would put well over 15 bar on the lowest taps. So the building is split into pressure zones with plant between them, and a repair starts by finding which zone has failed. Basements on Albert Embankment are below high tide and depend on the river wall and on their pumps.",
    ],
    dayAndNight: [
      "If you share a stop valve with your neighbours, as in many estate flats, [call us]({phone}) at once when something leaks at night. Our [24/7 plumbers](/services/emergency-plumbing-repairs) find the valve, and a [plumber by day](/plumbing-services/plumber-london) can then fit you one of your own.",
      "Tower managers at Vauxhall ask for [booster pump repairs](/plumbing-services/pump-installation) and [water hygiene](/services/water-system-maintenance). Clubs and cafés under the railway ask for [supply and extract ventilation](/services/ventilation-systems) and a [commercial gas check](/services/gas-safety-certificates). For a cold house on Cleaver Square, see [boiler repair](/boiler-services).",
    ],
    benefits: [
      "We trace a fault in a Vauxhall tower floor by floor from the booster set",
      "Duchy houses and those on the squares get heating without a flue on the street side",
      "We avoid match days at the Oval when we book a lift or a road closure",
    ],
    demand: [
      {
        service: "plumber-london",
        why: "Estate flats, divided villas and new towers stand side by side, and each needs somebody who can find the shared valve.",
      },
      {
        service: "ventilation-systems",
        why: "Railway arches have one open face, damp brick and late trade, so they depend on their supply and extract fans.",
      },
      {
        service: "water-system-maintenance",
        why: "Tall riverside blocks store, pump and circulate water on several levels, with many tanks and valves to inspect.",
      },
    ],
  },
  lewisham: {
    description:
      "Gas engineers, plumbers and boiler engineers in Lewisham: landlord gas checks in Brockley and New Cross, Corbett terraces, Deptford and the Gateway.",
    lead: "Lewisham, Catford, Brockley and Deptford have many let houses, and landlords there call our gas engineers for checks and our plumbers for weak water. We also mend boilers, raise plant out of reach of the rivers and look after heating in the towers.",
    buildings: [
      "Brockley and Telegraph Hill are conservation areas of tall Victorian houses. Most are in flats, with mews lanes behind the Brockley gardens. Hither Green and Catford share the Corbett Estate, red-brick terraces of the 1890s onwards. Bellingham is a London County Council cottage estate.",
      "Deptford has the carved doorcases of Albury Street, the Pepys Estate and the former royal dockyard at Convoys Wharf. Goldsmiths occupies a large part of New Cross. Lewisham Gateway’s towers are by the station, where the Quaggy meets the Ravensbourne. University Hospital Lewisham is by Ladywell Fields, and the listed Broadway Theatre is in Catford.",
    ],
    working: [
      "A Brockley villa may have five flats on one modest water pipe. As combination boilers are added one by one, they take water from each other at breakfast. We measure flow and pressure at the stop valve before we recommend anything, and we leave the Georgian panelling of Deptford whole when we renew pipes.",
      "The Ravensbourne and Quaggy have flooded Lewisham and Catford before. A low plant room near either needs a sump, a raised meter and a float alarm. Corbett houses have narrow back yards, and steam from a flue soon reaches the next kitchen door, so a flue through the roof is often better. In the Gateway towers we work through the managing agent and book the goods lift.",
    ],
    dayAndNight: [
      "If you let a house in New Cross by the room or in flats, start with our [gas safety certificates for landlords](/gas-services/landlord-gas-safety). When a tenant reports no hot water, we offer [boiler repair](/boiler-services); for a ceiling that leaks, [plumbers at any hour](/services/emergency-plumbing-repairs).",
      "Five flats on one pipe may need a [storage tank and booster pump](/plumbing-services/pump-installation). Managers of the Gateway towers can read what our [heating engineers](/heating-services) do, and cafés in Deptford what a [gas check for a business](/services/gas-safety-certificates) involves.",
    ],
    benefits: [
      "We group your yearly landlord checks house by house across Brockley and New Cross",
      "You know your water flow before you choose a boiler for a divided villa",
      "We raise low plant by the Ravensbourne, drain its room and fit an alarm",
    ],
    demand: [
      {
        service: "landlord-gas-safety",
        why: "Converted houses from New Cross to Forest Hill and Sydenham are let by the room and the flat, and each let appliance has its own yearly date.",
      },
      {
        service: "pump-installation",
        why: "Five households on one old supply pipe need a tank and a booster pump that we size from the measured flow.",
      },
      {
        service: "appliance-servicing",
        why: "Corbett terraces and Bellingham cottages have wall-hung boilers in small kitchens, and scale and blocked drain pipes from the boiler are common faults.",
      },
    ],
  },
  marylebone: {
    description:
      "Air conditioning, ventilation, gas and plumbing engineers in Marylebone: Harley Street clinics, mansion flats, hotels and Georgian offices.",
    lead: "We are plumbers, gas and heating engineers for Marylebone, and we look after air conditioning and ventilation. Clinics call us about fresh air and safe water, and residents about boilers and leaks.",
    buildings: [
      "The Howard de Walden Estate owns much of the grid round Harley Street, Wimpole Street and Marylebone High Street. The Portman Estate has the streets west of it, round Portman Square. Brick Georgian town houses with mews behind have become clinics, embassies and offices.",
      "Mansion blocks such as Bickenhall Mansions line the streets off Baker Street. Private hospitals, the Wallace Collection, Wigmore Hall and the rear of the Oxford Street department stores share the same few streets. East of Great Portland Street, Fitzrovia’s showrooms and studios are on narrower plots.",
    ],
    working: [
      "A treatment room in a Harley Street house needs clean air in set amounts. HTM 03-01, the health service’s guide to fresh air, says how much. We work out the airflow, the filters and the pressure, then fit the ducts between listed cornices and joists. The fan often goes in the mews building, and the air comes up an old service stair.",
      "Dental chairs and little-used basins raise the risk of Legionella. We take out dead ends in the pipes and record how hot and cold each tap runs. HTM 04-01 asks this of healthcare premises. Before it signs a licence, your estate’s surveyor will ask for drawings, noise figures and terms for putting things back. Clinics empty only in the evening and on Sundays, so that is when we come.",
    ],
    dayAndNight: [
      "A leak above a consulting room can cost a day’s patients. Our [plumbers for urgent repairs](/services/emergency-plumbing-repairs) work through the evening to put it right. If the cooling of a scanner or a server fails, ask for [urgent air conditioning repair](/services/emergency-hvac).",
      "Clinics arrange [weekly water checks](/services/water-system-maintenance) and [filtered fresh air](/services/ventilation-systems) with us. Hotels take a full [HVAC and plumbing contract](/maintenance). In the flats off Baker Street we offer [boiler repair and servicing](/boiler-services), and cooling units get their [air conditioning service and leak check](/air-conditioning).",
    ],
    benefits: [
      "We design and measure the air in clinical rooms and write the figures into your file",
      "Consulting lists go ahead, because we work in the evening and on Sundays",
      "Plant on mews roofs gets quiet night settings for the bedrooms behind",
    ],
    demand: [
      {
        service: "ventilation-systems",
        why: "Dentists and clinics work in rooms the size of a bedroom. They need filtered air, which the house was never built to supply.",
      },
      {
        service: "water-system-maintenance",
        why: "Every consulting room has a basin, and many are used twice a week. So taps are flushed and readings taken every week.",
      },
      {
        service: "hvac-system-design",
        why: "A clinic here may need listed building consent, the estate’s approval and clinical standards at once. We draw the loads and routes before anyone prices the work.",
      },
    ],
  },
  mayfair: {
    description:
      "Air conditioning, chiller, gas and plumbing engineers in Mayfair, Soho, St James’s and Belgravia: hotels, shops, offices and restaurant kitchens.",
    lead: "We send air conditioning, gas and heating engineers and plumbers to Mayfair, Soho, Belgravia and Knightsbridge. Hotels, shops, offices and chefs call about cooling on crowded roofs, gas in basement kitchens and leaks between floors.",
    buildings: [
      "The Grosvenor Estate laid out northern Mayfair and Belgravia, with Grosvenor Square, the terracotta of Mount Street and the stucco of Belgrave Square. Georgian houses in Berkeley Square and Hill Street are now used by funds and family offices. Claridge’s, the Connaught and the Dorchester are here.",
      "Bond Street, Savile Row and the Burlington Arcade are shops on historic plots. The Crown Estate holds much of St James’s and Regent Street, with its listed stone façades over modern floors. Across Regent Street, Soho’s Dean Street and Old Compton Street stack restaurants below flats and edit suites.",
    ],
    working: [
      "Roofs here are full. Before new plant goes up, we check what the steel carries and how far away the mews bedrooms are. We also check whether consent fixes the line of the acoustic screen. A noise assessment to BS 4142 (the standard for noise from plant) usually sets the night limit, and so the size of the fan.",
      "Tenants in Regent Street share pipe shafts and screened roofs. The landlord’s engineer will want to watch any connection to the cooling water. Soho kitchens send their fumes up shafts as narrow as a chimney, so we clean and reseal the ducts in sections. Heavy lifts happen early on Sunday, and the road closure is booked weeks before. For smaller deliveries, please ask your building manager where a van may load.",
    ],
    dayAndNight: [
      "A hotel bathroom that leaks at two in the morning can close several bedrooms. Our [night plumbers](/services/emergency-plumbing-repairs) shut off one floor and leave the rest in use. You can also agree [emergency cover for your building](/emergency-services) with us.",
      "For hotels we offer [chiller repair and replacement](/services/chiller-installation), and for shops and offices [air conditioning servicing](/air-conditioning). Chefs in Soho call our [kitchen gas engineers](/gas-services/commercial-kitchen-gas), and families in Belgravia our [boiler engineers](/boiler-services). A new scheme begins with [HVAC design](/services/hvac-system-design).",
    ],
    benefits: [
      "We choose chillers and dry coolers for quiet nights as well as for cooling",
      "Jewellery and fashion showrooms stay cool under their lights, and no grille shows",
      "We survey a Soho extract duct by camera before you sign the kitchen’s lease",
    ],
    demand: [
      {
        service: "chiller-installation",
        why: "Hotels and large Regent Street floors run on central chilled water. New machines have to fit a crowded roof and a short lift slot.",
      },
      {
        service: "air-conditioning-installation",
        why: "Georgian offices in Berkeley Square need refrigerant pipes and drains laid without cutting panelling or plaster.",
      },
      {
        service: "commercial-kitchen-gas",
        why: "Soho’s basement kitchens run long hours on old supplies. Inspectors first ask whether gas stops with the extract fan.",
      },
    ],
  },
  merton: {
    description:
      "Gas engineers, boiler engineers and plumbers in Morden and Mitcham, Merton: St Helier cottages, Haig homes, Cricket Green and Willow Lane workshops.",
    lead: "Morden and Mitcham, the southern side of Merton, call on our boiler engineers, gas engineers and plumbers. In the cottages it is a boiler or a bathroom, and at Willow Lane a gas pipe or a workshop heater.",
    buildings: [
      "The London County Council built the St Helier Estate from the late 1920s on farmland south of Morden, and a good part of it lies here. Haig Housing’s homes for veterans are near Green Lane. Morden is the end of the line, and Charles Holden’s Underground station of 1926 and the Crown House civic tower mark its centre.",
      "Mitcham keeps Cricket Green and its older houses, a conservation area, with the Canons and Eagle House. Pollards Hill and Phipps Bridge are post-war. Willow Lane’s factories and depots are beside the Wandle, upstream of the National Trust’s Morden Hall Park.",
    ],
    working: [
      "St Helier cottages are compact, with small kitchens, low eaves and rear additions that get in the way of flues. If the back boiler has gone, its chimney may still need capping and venting, and we can do that at the same visit. The cottage groups were designed to match, so our pipes and flues go at the back.",
      "At Willow Lane we work on radiant tubes (overhead gas heaters) above vehicle bays and on warm air in spray shops. We test the gas pressure at the far end of a long pipe. The gravel near the Wandle floods, so meters stay off the floor. Heavy vehicles fill the lane by day, and we start lifts at first light.",
    ],
    dayAndNight: [
      "[Ring us]({phone}) for [boiler repair](/boiler-services) when your cottage has neither heat nor hot water. We will tell you whether the boiler is worth mending. For a burst pipe at night there are [emergency plumbers in Merton](/services/emergency-plumbing-repairs), and if you smell gas, first read [what to do](/emergency).",
      "Workshops at Willow Lane need [larger gas pipework](/gas-services/gas-pipework-installation) when they add a burner, and a yearly [gas safety certificate for a workplace](/services/gas-safety-certificates). Our [bathroom plumbers](/services/bathroom-kitchen-plumbing) can move a bathroom upstairs, and our [heating engineers](/heating-services) work in the older houses on Cricket Green.",
    ],
    benefits: [
      "We place cottage boilers so that flue, gas and drain all leave by the back",
      "Heaters at Willow Lane are serviced between your shifts",
      "We settle consent first for repairs to the older houses on Cricket Green",
    ],
    demand: [
      {
        service: "gas-pipework-installation",
        why: "Workshops along Willow Lane change hands and equipment, and the last tenant’s pipe is seldom the right size for the next.",
      },
      {
        service: "appliance-servicing",
        why: "Cottage estates from St Helier to the Wandle depend on compact boilers that work hard in small cupboards.",
      },
      {
        service: "bathroom-kitchen-plumbing",
        why: "Interwar cottages have the bathroom downstairs or in the smallest room, and modern families ask us to move it.",
      },
    ],
  },
  newham: {
    description:
      "Gas engineers, plumbers and heating engineers in Newham: Forest Gate and East Ham lets, Green Street shops, Royal Docks flats and dockside hotels.",
    lead: "East Ham landlords, Green Street shops and hotels by ExCeL all call our gas engineers, plumbers and heating engineers in Newham. The work runs from yearly gas checks in terraces to shared heating in the dockside towers.",
    buildings: [
      "Forest Gate’s Woodgrange estate is a conservation area of broad Victorian villas with glazed canopies. Manor Park, Plaistow and East Ham are by-law terraces in long straight streets. Green Street and High Street North are their main shopping streets, and the listed East Ham Town Hall is on the Barking Road.",
      "South of the A13 are the Royal Docks, with an airport runway between two of them. ExCeL and its hotels are on Royal Victoria Dock, with City Hall in the former Crystal building. Silvertown has the sugar refinery and Millennium Mills. Canning Town is being rebuilt in towers. Beckton has retail sheds and the University of East London’s dockside campus.",
    ],
    working: [
      "Ronan Point partly collapsed here in 1968 after a gas explosion. In any block built of large panels, the structural record still has to confirm that piped gas is allowed before we repair or extend it. Where it is not, the heat has to come from outside the block or from electric plant.",
      `Round the docks, London City Airport has to hear of every crane in good time. The towers take heat from shared plant through heat interface units (a box in each flat that passes on the heat). ${changes.heatNetworks.brief} Open water and wind corrode outdoor coils, so we coat them. Terraces have shared drains at the back, gas pipes under timber floors and lofts converted without extra ventilation.`,
    ],
    dayAndNight: [
      "If you are a landlord in Plaistow, one yearly visit can bring the [CP12 record](/gas-services/landlord-gas-safety) and a [boiler service](/boiler-services) together. If your tenant smells gas, send them first to [what to do in an emergency](/emergency). We carry out the [gas leak repair](/services/emergency-gas-repairs) afterwards.",
      "Shared drains behind a terrace block without warning, and our [plumbers clear them at night](/services/emergency-plumbing-repairs) too. Hotels at the docks ask about [commercial heat pumps and heat recovery](/services/energy-efficient-solutions), and sweet shops on Green Street about [ventilation for a kitchen](/services/ventilation-systems).",
    ],
    benefits: [
      "We get written approval for gas in a large-panel block before any work",
      "Plant that faces the dock has coated coils and stainless fixings",
      "We come to Green Street shops and kitchens before they open",
    ],
    demand: [
      {
        service: "landlord-gas-safety",
        why: "Long terraces in East Ham and Plaistow are let by many small landlords, who each need a record for every appliance.",
      },
      {
        service: "energy-efficient-solutions",
        why: "Royal Docks hotels and towers use hot water all year, which is where heat recovery and heat pumps save most.",
      },
      {
        service: "ventilation-systems",
        why: "Restaurants and sweet shops on Green Street cook in former parlours, with flats overhead and a very short yard.",
      },
    ],
  },
  orpington: {
    description:
      "Boiler engineers, plumbers and HVAC engineers in Orpington: Petts Wood semis, Crofton bungalows, Cray Valley units and homes without mains gas.",
    lead: "You can call our heating and gas engineers, plumbers and HVAC engineers anywhere in Orpington. People ask about hard water, larger boilers, warehouse heaters along the Cray and homes on lanes that the gas main does not reach.",
    buildings: [
      "Petts Wood was planned in the late 1920s as a garden suburb round its station, with half-timbered semis and the Chenies conservation area. Crofton and Chelsfield followed with semis and bungalows. St Paul’s Cray and Ramsden are post-war council estates on either side of the valley.",
      "The town has the medieval Priory, a long High Street and the Walnuts centre. Cray Avenue and Sevenoaks Way have trade counters, warehouses and the Nugent Shopping Park. Princess Royal University Hospital is at Farnborough Common. Downe, with Charles Darwin’s home, is village and farmland.",
    ],
    working: [
      "Tap water from the chalk soon leaves scale in a combination boiler and on immersion heaters. We measure the hardness at your tap, fit protection to suit and set a date for descaling, so that it does not come to a breakdown. A bungalow with rooms added in the roof often has a boiler sized for one floor.",
      "Beyond the last gas main, heat comes from oil, bottled gas or a heat pump, and your electrical supply decides how large the pump may be. Cray Valley warehouses are tall and lose heat at the doors. Fans that push warm air down, and doors linked to the heaters, often save more than a new heater. Near the river we keep electrics and burners above flood level.",
    ],
    dayAndNight: [
      "If the hot water fails or the boiler bangs with scale, ask us for [boiler repair and descaling](/boiler-services). If a tank bursts, our [plumbers on call](/services/emergency-plumbing-repairs) come at night, and a planned job can go to a [plumber by day](/plumbing-services/plumber-london).",
      "At Downe, we can compare oil with a [heat pump](/services/energy-efficient-solutions) for your house. Shops at the Nugent park ask for [rooftop air conditioning units](/services/rooftop-unit-installation), and trade units for one [HVAC maintenance contract](/maintenance). Landlords have their [gas appliances checked](/gas-services/landlord-gas-safety) each year.",
    ],
    benefits: [
      "We choose scale protection from a hardness reading at your own tap",
      "Homes off the gas main get oil, bottled gas and heat pump compared with their costs",
      "We keep flues and outdoor units off the fronts in Petts Wood",
    ],
    demand: [
      {
        service: "rooftop-unit-installation",
        why: "Retail and trade units along the Cray have wide, empty roofs but no ceiling void or plant room.",
      },
      {
        service: "energy-efficient-solutions",
        why: "Detached and semi-detached houses have garden walls and space for a heat pump, which terraces nearer town lack.",
      },
      {
        service: "appliance-servicing",
        why: "Hard water from the chalk shortens a combination boiler’s life unless its heat exchanger and filter are cleaned every year.",
      },
    ],
  },
  paddington: {
    description:
      "Plumbers, boiler, heating and air conditioning engineers from Paddington to Maida Vale and St John’s Wood: hotels, mansion flats and canal-side offices.",
    lead: "We serve Paddington, Bayswater, Maida Vale and St John’s Wood with plumbers, heating engineers, gas and air conditioning engineers. Hotels call about hot water that comes late, and residents about leaks and cold radiators.",
    buildings: [
      "Sussex Gardens, Norfolk Square and the streets of Bayswater are stucco terraces run as hotels, with several houses joined behind one sign. Brunel’s station and St Mary’s Hospital are beside the canal basin. Sheldon Square and Merchant Square there are offices and flats of this century.",
      "Maida Vale has red-brick Edwardian mansion flats along Elgin Avenue and Lauderdale Road, and Little Venice is stucco on the water. Tecton’s Hallfield Estate is listed. St John’s Wood has villas, blocks and Lord’s. The Church Commissioners’ Hyde Park Estate lies towards Marble Arch.",
    ],
    working: [
      "A hotel made from six houses has six staircases, uneven floors and hot-water pipes that wander between the walls. The rooms furthest from the cylinder wait for heat because the return pipe was never balanced. We draw the circuit, fit balancing valves and log the temperatures before anyone blames the boiler.",
      "Buildings by the canal have basements beside water, sealed façades and central cooling, so their plant runs every day. We load-test their pumps and alarms. In Maida Vale, outdoor units go in rear areas if your head lease allows it, and the bedrooms round the same court set the noise limit. Please ask the porter where our van may stop.",
    ],
    dayAndNight: [
      "Keep the number of our [emergency plumbers](/services/emergency-plumbing-repairs) at the night desk of your hotel. For planned work we go wing by wing, so most of your rooms can still be sold.",
      "Hotels also ask for [commercial boiler installation](/gas-services/commercial-boiler-installation), for [commercial plumbers](/plumbing-services) and for a check of their [hot water for Legionella](/services/water-system-maintenance). For flats off Elgin Avenue we do [shared heating maintenance](/services/heating-system-maintenance), [boiler servicing](/boiler-services) and the [gas safety record for landlords](/gas-services/landlord-gas-safety). Offices by the basin use our [heating and cooling contractors](/hvac-services).",
    ],
    benefits: [
      "Every hotel bedroom gets hot water, and we log the return temperature pipe by pipe",
      "We test canal basement pumps under load, with their alarms",
      "You get the head-lease consents for a Maida Vale flat before survey costs grow",
    ],
    demand: [
      {
        service: "commercial-boiler-installation",
        why: "Joined-up hotels use most hot water at breakfast. Several boilers with a store meet that peak better than one that is too large.",
      },
      {
        service: "emergency-plumbing-repairs",
        why: "If a pipe bursts in a top-floor hotel bathroom, you have wet plaster on four storeys before it reaches reception.",
      },
      {
        service: "heating-system-maintenance",
        why: "Mansion flats on shared heating need their pumps, valves and water treatment seen to in summer, before residents ask for warmth.",
      },
    ],
  },
  redbridge: {
    description:
      "Plumbers, boiler and gas engineers in Redbridge: bathrooms and boilers in extended semis, landlord gas checks, Repton Park flats and Gants Hill shops.",
    lead: "Along Eastern Avenue and the Roding, Redbridge households call our plumbers, boiler engineers and gas engineers. An extra bathroom, a boiler too small for the new loft room and a gas check for a let house are common reasons.",
    buildings: [
      "Gants Hill, Clayhall and Redbridge filled with thousands of bay-fronted semis once Eastern Avenue was opened in the 1920s. Holden’s Underground concourse at Gants Hill lies under the roundabout. South Woodford is older, with Victorian villas and shops round George Lane, and Woodford Green keeps its weatherboarded houses and a wide common.",
      "Barkingside has Gibberd’s domed Fullwell Cross library and the cottages of Barnardo’s village. The Claybury asylum on its hill is now the flats and houses of Repton Park. Hainault has a post-war council estate and a business park, and Chadwell Heath has workshops beside the railway.",
    ],
    working: [
      "Most semis here have gained a loft room, a kitchen across the back or both. The boiler and its gas pipe were often sized for the smaller house. We add up what everything burns and check the pressure at each appliance before we replace like with like.",
      "Repton Park’s listed buildings have tall ceilings, thick walls and a management company that decides where a flue may show. We ask it first. If your home or shop is close to the Roding at Woodford or South Woodford, keep boilers and sockets high and have non-return valves on low drains. London Clay moves under the outer suburbs, so we put a camera into leaking drains and cracked gullies.",
    ],
    dayAndNight: [
      "If the boiler of your semi in Clayhall gives up on a Sunday, you can still ring our [boiler engineers in Redbridge](/boiler-services). When a drain backs up near the Roding, our [24-hour plumbers](/services/emergency-plumbing-repairs) clear it and look for the cause.",
      "A second shower room is work for our [kitchen and bathroom plumbers](/services/bathroom-kitchen-plumbing). Shops with flats above them at Gants Hill ask for [separate gas meters](/gas-services/gas-meter-installation). If you let a single house near the Central line, book its [landlord gas check](/gas-services/landlord-gas-safety) with us. Workshops at Chadwell Heath can call our [gas engineers](/gas-services).",
    ],
    benefits: [
      "We recalculate the gas supply when a semi gains a loft room or a second kitchen",
      "Hot water for two bathrooms is designed on the flow that we measure in the street",
      "We ask Repton Park’s management company for approval before any work",
    ],
    demand: [
      {
        service: "bathroom-kitchen-plumbing",
        why: "Extended semis gain a shower room upstairs and a second sink below, usually on drains laid in the 1930s.",
      },
      {
        service: "gas-meter-installation",
        why: "Houses turned into flats, and shops with flats above them at Gants Hill, need separate meters in a lawful place that you can reach.",
      },
      {
        service: "landlord-gas-safety",
        why: "More and more family houses near the Central line are let, many by owners with a single property and no reminder for the check.",
      },
    ],
  },
  richmond: {
    description:
      "Plumbers, heating, gas and air conditioning engineers in Richmond, Kew, Ham and East Sheen: listed houses, riverside offices, Span flats and villas.",
    lead: "Tides, listed walls and low aircraft decide much of our work in Richmond, Kew, Ham and East Sheen. Our plumbers, heating and gas engineers are called to cellars that flood and boilers without a route for a flue, and our ventilation engineers to rooms that cannot be aired.",
    buildings: [
      "Richmond Green has Queen Anne brick, and Maids of Honour Row there is Grade I. Terraces climb the Hill to the old Star and Garter home. Quinlan Terry’s Riverside of the 1980s puts open-plan offices behind Georgian elevations. Ham House and Petersham’s brick mansions lie along the meadows.",
      "Kew has the Royal Botanic Gardens, The National Archives, a retail park and streets of Edwardian villas. Ham has two admired post-war groups, both listed: Eric Lyons’s Parkleys, and Stirling and Gowan’s Langham House Close. East Sheen, beside Mortlake, is interwar and Edwardian, between the Upper Richmond Road and the Park.",
    ],
    working: [
      "Spring tides can cover the Richmond waterfront at Water Lane and the meadows by Petersham Road. Plant in a cellar there is at risk. We raise boilers, put valves on the low circuits and choose pumps that can run under water. The Green and the Hill need listed building consent for flues and grilles, and sometimes for a pipe through a panelled wall.",
      "Aircraft on the Heathrow approach keep windows shut in Kew, so fresh air has to come through quiet ducts. Parkleys and Langham House Close have large panes and little hidden space, and new radiators and pipes must suit the listing. The riverside offices need cooling on the sunny side only, and a heat recovery system can move that heat to the other side.",
    ],
    dayAndNight: [
      "Before a spring tide, owners near Water Lane ask us to test their [cellar pumps](/plumbing-services/pump-installation). If water is already in, our [emergency plumbers](/services/emergency-plumbing-repairs) come at any hour, and the [emergency page](/emergency) says what to do first.",
      "For homes under the flight path we fit [ventilation that works with windows shut](/services/ventilation-systems). Riverside offices ask for [air conditioning repair](/air-conditioning), families in Kew for a [boiler service](/boiler-services), and owners of listed houses for [building services design](/design-services). If you let a flat at Ham with gas, we write your [landlord gas safety record](/gas-services/landlord-gas-safety).",
    ],
    benefits: [
      "We raise or replace cellar plant where the tide reaches the waterfront",
      "Listed post-war flats at Ham get new heating and keep their original details",
      "Your consent drawings show each flue and grille against the brickwork",
    ],
    demand: [
      {
        service: "hvac-system-design",
        why: "Grade I and Grade II houses round the Green give one chance at a pipe route, so we draw it, check it and have it agreed first.",
      },
      {
        service: "ventilation-systems",
        why: "Aircraft noise keeps windows shut in Kew and East Sheen, and airtight refurbished homes need mechanical fresh air.",
      },
      {
        service: "pump-installation",
        why: "Basements off Petersham Road and the towpath take in groundwater at high tide and need two pumps, one in reserve.",
      },
    ],
  },
  romford: {
    description:
      "HVAC, gas and heating engineers and plumbers in Romford: shopping centres, bars and kitchens on South Street, Collier Row homes and Crow Lane units.",
    lead: "Shops, bars and families in Romford can call one number for plumbers, gas engineers, heating and air conditioning engineers. Shops call when the cooling stops, bars when a drain or a gas safety check is due, and people in Collier Row when the house is cold.",
    buildings: [
      "The market dates from 1247 and still sets up in front of St Edward’s church. Round it are the Liberty centre of the late 1960s, the Mercury, and the Brewery, built on the site of the Star Brewery. South Street has the station, cinemas and late bars. The listed Town Hall of the 1930s faces Main Road.",
      "Flats are rising on the edges of the ring road. Queen’s Hospital has a large site at Rom Valley Way. Collier Row and Rush Green are semis and short terraces, and there are workshops and trade counters at Crow Lane, Lyon Road and Spring Gardens.",
    ],
    working: [
      "In some of the malls the landlord supplies cooling water to your shop, and in others you have your own plant. The tenant’s handbook says which, and who may drain it, so we read it with you before a fit-out. We reach the roof by permit from the centre’s management, and lift before opening, clear of the market pitches and market days.",
      "The River Rom runs in a culvert under the town, and it fills after heavy rain. Basement bars on South Street need their grease managed, their gullies jetted and non-return valves that someone opens and cleans. Houses at Collier Row often have warm lofts and cold bays. Insulating pipes and balancing radiators often comes before a larger boiler.",
    ],
    dayAndNight: [
      "South Street trades late, so a blocked drain or a burst there is a night call for our [emergency plumbers in Romford](/services/emergency-plumbing-repairs). If your shop’s cooling stops on a Saturday, ask for [emergency HVAC repair](/services/emergency-hvac).",
      "Restaurants and pubs have their [kitchen gas and interlocks](/gas-services/commercial-kitchen-gas) inspected in daylight hours. Centre managers and trade units at Crow Lane ask for [planned maintenance of heating and cooling](/maintenance). Families call for [boiler repair](/boiler-services), and owners of the new flats call our [commercial plumbing contractors](/plumbing-services).",
    ],
    benefits: [
      "We sort out on paper which plant is yours before a shop fit-out starts",
      "Bars and restaurants on South Street have their inspections by day",
      "We open and clean the valves that protect basements beside the culvert",
    ],
    demand: [
      {
        service: "emergency-hvac",
        why: "Shoppers leave the Liberty or the Brewery when the cooling stops on a Saturday, so a failed cooling unit cannot wait for Monday.",
      },
      {
        service: "commercial-kitchen-gas",
        why: "South Street has restaurants, pubs and takeaways in a few hundred paces, each with extract, a gas cut-off and yearly inspection.",
      },
      {
        service: "commercial-installation",
        why: "New flats over shops round the ring road need pipes, booster sets and meters kept apart from the trade below.",
      },
    ],
  },
} as const satisfies Partial<Record<AreaSlug, AreaCopy>>;
