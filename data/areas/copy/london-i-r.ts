/** Area copy: the London areas from Islington to Romford. */
import { changes } from "../../changes";
import type { AreaCopy } from "../../types";
import type { AreaSlug } from "../places";

export const londonIToR = {
  islington: {
    title: "Islington heating, plumbing and HVAC engineers",
    description:
      "Boilers, plumbing and cooling for Islington: Barnsbury terraces, listed Finsbury estates, Upper Street kitchens and the offices of Clerkenwell and Old Street.",
    lead: "Late Georgian squares, listed modernist estates and converted printing works sit within a mile of one another here. Each calls for a different route for pipe, flue and condenser.",
    buildings: [
      "Barnsbury and Canonbury are laid out in terraces and squares of the early nineteenth century: Gibson Square, Milner Square, Lonsdale Square with its Gothic gables. Many are split into flats behind one front door. Finsbury has post-war housing of national standing, Spa Green Estate among it, and the listed Finsbury Health Centre.",
      "Clerkenwell’s workshops have become studios and design showrooms. Towers line City Road, restaurants fill Upper Street, and Holloway and Archway add university buildings, the Whittington Hospital and long Victorian shopping parades.",
    ],
    working: [
      "A Barnsbury house usually hides a butterfly roof behind its parapet. The valley gutter leaves little room for a flue terminal or a condenser, so we survey the roof before we choose the boiler. Rear closet wings often give the only workable discharge point, and neighbours’ windows are close.",
      `Around Old Street and City Road, ask first whether the building is on the Bunhill heat network, which draws heat from a Northern line ventilation shaft. A connected building needs a heat exchanger, meter and return temperature kept in order, and has no boiler to replace. ${changes.heatNetworks.brief}`,
    ],
    benefits: [
      "Flue and condenser positions agreed for valley-roof terraces before plant is ordered",
      "Heat interface units and secondary circuits serviced in buildings on the Bunhill network",
      "Upper Street kitchens inspected before morning preparation starts",
      "Clerkenwell conversions cooled without pipe runs on the street front",
    ],
    demand: [
      {
        service: "appliance-servicing",
        why: "Terraces divided into flats carry several boilers in one house, often of different makes and ages, on flues that share a single rear wall.",
      },
      {
        service: "air-conditioning-installation",
        why: "Clerkenwell studios have deep floors, big industrial windows and screens at every desk, so they overheat well before high summer.",
      },
      {
        service: "commercial-kitchen-gas",
        why: "Upper Street, Exmouth Market and Chapel Market hold kitchens fitted into former shops, where extract and gas interlock have to be proved together.",
      },
    ],
  },
  kensington: {
    title: "Kensington heating, air conditioning and plumbing",
    description:
      "Communal boilers, discreet air conditioning and pumped drainage for Kensington’s mansion blocks, stucco terraces, hotels, museums and deep basements.",
    lead: "Tall stucco houses, red-brick mansion flats and museum galleries, with plant that must be neither seen from the garden square nor heard in the next bedroom.",
    buildings: [
      "Stucco terraces climb four to six storeys around Ladbroke Grove, Queen’s Gate and the Phillimore and Holland Park streets, with mews behind. Norman Shaw’s Albert Hall Mansions set the pattern for the brick mansion blocks around Kensington High Street and Earl’s Court.",
      "South Kensington brings the national museums, the Royal Albert Hall and Imperial College. The former Barkers and Derry & Toms stores are now offices and shops. In the north of the borough, around Golborne Road, stands Goldfinger’s listed Trellick Tower with its detached service shaft.",
    ],
    working: [
      "Mansion blocks often run one basement plant room through old steel risers and column radiators. Draining a riser affects a whole stack of flats, so isolation valves, notice to residents and a refill with treated water are planned as one job.",
      "Lowered basements often sit below the sewer. Their drainage depends on twin pumps, a non-return arrangement and a high-level alarm. For cooling, light wells, roof valleys behind parapets and vaults under the pavement are the usual places. The freeholder’s licence, listed building consent and a BS 4142 noise assessment then decide which of them can be used.",
    ],
    benefits: [
      "Condensers placed in vaults, light wells and roof valleys that the square cannot see",
      "Riser shutdowns in mansion flats grouped so that each stack loses water once",
      "Basement pumps tested under load, with the alarm proved at the porter’s desk",
      "Museum and gallery hours respected, with noisy work before opening",
    ],
    demand: [
      {
        service: "pump-installation",
        why: "Excavated basements around Holland Park and Queen’s Gate cannot drain by gravity, so a failed pump means a flooded floor.",
      },
      {
        service: "heating-system-maintenance",
        why: "Communal heating in Victorian and Edwardian mansion blocks mixes new boilers with very old pipework, where water quality decides how long both last.",
      },
      {
        service: "air-conditioning-installation",
        why: "Top-floor rooms under slate mansards and south-facing drawing rooms overheat, and openings for grilles are limited by listed interiors.",
      },
    ],
  },
  "kingston-upon-thames": {
    title: "Kingston upon Thames HVAC, boiler and gas engineers",
    description:
      "Heating, cooling and gas for Kingston’s shopping centres, university buildings, riverside restaurants, Surbiton villas and the Chessington trading estates.",
    lead: "A medieval market town with a regional shopping centre on top of it, and offices, student rooms and suburban houses spread along the Hogsmill and the Thames.",
    buildings: [
      "The Market Place keeps its medieval plan and the listed Market House, a short walk from the Bentall Centre, Eden Walk and the restaurants of Charter Quay. Kingston University is spread over Penrhyn Road, Knights Park and Kingston Hill, and Kingston Hospital stands on Galsworthy Road.",
      "Surbiton has large Victorian villas in flats and a listed modernist station of the 1930s. New Malden and Tolworth have office towers of the 1960s, Tolworth Tower the tallest. Coombe is private roads and detached houses; Chessington has warehouses off Cox Lane and Davis Road.",
    ],
    working: [
      "Shops in the pedestrian core take deliveries early. Roof plant near the Bentall Centre is therefore lifted outside trading hours, with the crane position agreed beforehand. Timber-framed premises around the Market Place need pipe routes that leave the frame alone.",
      "The Hogsmill and the Thames both flood. Basement boilers, meters and booster sets near Charter Quay and Knights Park belong above the recorded level or behind a sump with standby. Coombe houses are large. Expect several boilers in cascade, long hot-water loops and pool halls whose moist air must be handled separately.",
    ],
    benefits: [
      "Crane lifts in the town centre timed around the market and the one-way system",
      "Student residences at Penrhyn Road and Kingston Hill worked on in vacation weeks",
      "Plant near the Hogsmill set above flood level and drained to a tested sump",
      "Chessington warehouse heaters serviced outside loading shifts",
    ],
    demand: [
      {
        service: "rooftop-unit-installation",
        why: "Large-floor shops and Chessington sheds have flat or low-pitched roofs and no indoor space, which suits packaged plant on the roof.",
      },
      {
        service: "commercial-boiler-installation",
        why: "Villas in Surbiton, halls of residence and big Coombe houses share one need: several modular boilers with separate hot-water demand.",
      },
      {
        service: "water-system-maintenance",
        why: "Student rooms stand empty for weeks in summer, and each unused shower has to be flushed and recorded before term.",
      },
    ],
  },
  lambeth: {
    title: "Lambeth plumbing and heating: Kennington to Vauxhall",
    description:
      "Plumbing, heating and ventilation for Kennington squares, Vauxhall towers, railway-arch kitchens and estate flats around the Oval and Albert Embankment.",
    lead: "Between the Oval and the river, Georgian squares look across at a fifty-storey tower, and kitchens trade under the railway viaduct.",
    buildings: [
      "Cleaver Square and Kennington Road are Georgian. Around Courtenay Street the Duchy of Cornwall built small brick terraces before the First World War. Stockwell has early Victorian villas at Albert Square and Lansdowne Gardens, and council estates stand close by, the three towers of Cotton Gardens among them.",
      "Vauxhall has St George Wharf with its cylindrical tower, and newer flats run towards Nine Elms. The Oval keeps its cricket ground and a listed gasholder frame amid new housing. Brick arches under the main line into Waterloo hold gyms, nightclubs, breweries and cafés.",
    ],
    working: [
      "An arch has no rear wall, no roof of its own and a lining that weeps. Extract usually has to leave through the front infill, and fixings into the brickwork need the arch landlord’s approval. Drainage is shallow, and grease reaches the shared run quickly.",
      "Height is the question in the Vauxhall towers. A single riser of fifty floors would put well over 15 bar on the lowest taps, so the building is broken into pressure zones with intermediate plant. A repair starts with knowing which zone has failed. Albert Embankment basements lie below high tide and rely on the river wall and on their pumps.",
    ],
    benefits: [
      "Arch units vented and drained with the landlord’s approval in writing first",
      "Pressure-zone faults in Vauxhall towers traced floor by floor from the booster set",
      "Duchy and square-front houses reheated without a flue on the street elevation",
      "Match days at the Oval avoided when a lift or road closure is booked",
    ],
    demand: [
      {
        service: "plumber-london",
        why: "Estate flats, subdivided villas and new towers stand side by side here, and each needs somebody who knows where the shared valve is.",
      },
      {
        service: "ventilation-systems",
        why: "Railway arches have one open face, damp masonry and late trading, so they live or die by their supply and extract.",
      },
      {
        service: "water-system-maintenance",
        why: "Tall riverside blocks store, boost and recirculate water on several levels, with more tanks and valves to inspect than residents ever see.",
      },
    ],
  },
  lewisham: {
    title: "Lewisham boilers, landlord gas and plumbing",
    description:
      "Landlord gas checks, boilers and plumbing across Lewisham: Brockley villas, Corbett terraces, Deptford’s Georgian streets and the Gateway towers.",
    lead: "A borough of large rented Victorian houses, interwar council cottages and a cluster of new towers where the Quaggy meets the Ravensbourne.",
    buildings: [
      "Brockley and Telegraph Hill are conservation areas of tall Victorian houses, most of them in flats, with mews lanes behind the Brockley gardens. Hither Green and Catford share the Corbett Estate, red-brick terraces of the 1890s onwards. Bellingham is a London County Council cottage estate.",
      "Deptford has the carved doorcases of Albury Street, the Pepys Estate and the former royal dockyard at Convoys Wharf. Goldsmiths occupies a large part of New Cross. Lewisham Gateway’s towers stand by the station, University Hospital Lewisham by Ladywell Fields, and the listed Broadway Theatre in Catford.",
    ],
    working: [
      "A Brockley villa may hold five flats on one incoming main of modest bore. Combination boilers added one by one then starve each other at breakfast. We measure flow and standing pressure at the stop valve before we recommend anything.",
      "The Ravensbourne and Quaggy have flooded Lewisham and Catford before, and low plant rooms near either need a sump, a raised meter and a float alarm. Corbett houses have narrow rear yards, so flue plume reaches the next kitchen door easily and a vertical terminal is often the better choice. Tower plant at the Gateway is reached through a managing agent and a booked goods lift.",
    ],
    benefits: [
      "Yearly landlord checks grouped house by house across Brockley and New Cross",
      "Incoming flow measured before a boiler is chosen for a subdivided villa",
      "Low-lying plant by the Ravensbourne raised, drained and alarmed",
      "Georgian panelling in Deptford kept whole when pipes are renewed",
    ],
    demand: [
      {
        service: "landlord-gas-safety",
        why: "Converted houses from New Cross to Forest Hill are let room by room and flat by flat, and each let appliance has its own yearly date.",
      },
      {
        service: "pump-installation",
        why: "Five households on one old supply pipe need a break tank and booster sized on measured flow.",
      },
      {
        service: "appliance-servicing",
        why: "Corbett terraces and Bellingham cottages rely on wall-hung boilers in small kitchens, where scale and blocked condensate are the common faults.",
      },
    ],
  },
  marylebone: {
    title: "Marylebone air conditioning and medical ventilation",
    description:
      "Cooling, ventilation and safe water for Harley Street clinics, Marylebone mansion flats, Georgian offices and hotels, with estate consents in order.",
    lead: "Consulting rooms behind Georgian fronts, hotel bedrooms behind stucco ones, and two great estates whose approval comes before any hole in a wall.",
    buildings: [
      "The Howard de Walden Estate owns much of the grid around Harley Street, Wimpole Street and Marylebone High Street; the Portman Estate holds the streets west of it around Portman Square. Brick Georgian town houses with mews behind have become clinics, embassies and offices.",
      "Mansion blocks such as Bickenhall Mansions line the streets off Baker Street. Private hospitals, the Wallace Collection, Wigmore Hall and the rear of the Oxford Street department stores share the same few streets. East of Great Portland Street, Fitzrovia’s showrooms and studios fill narrower plots.",
    ],
    working: [
      "A treatment room in a Harley Street house needs its air changes, filtration and pressure regime worked out against HTM 03-01, then fitted between listed cornices. Duct sizes follow from the joists. We often put the fan in the mews building and carry supply air up a redundant service stair.",
      "Water is the other half. Dental chairs and little-used basins raise the risk of Legionella, so dead legs come out and outlet temperatures go on record, as HTM 04-01 asks of healthcare premises. Estate surveyors want drawings, noise figures and reinstatement terms before a licence is signed. Clinics empty only in the evening and on Sundays.",
    ],
    benefits: [
      "Air changes in clinical rooms designed, measured and written into the handover file",
      "Estate licence drawings and noise data prepared with the scheme",
      "Evening and Sunday shifts, so consulting lists are not cancelled",
      "Mews roofs used for plant, with quiet night settings for the bedrooms behind",
    ],
    demand: [
      {
        service: "ventilation-systems",
        why: "Clinics and dental practices in domestic-sized rooms need filtered supply air that the original house never had.",
      },
      {
        service: "water-system-maintenance",
        why: "Basins in every consulting room, many used twice a week, make flushing and temperature records a weekly duty.",
      },
      {
        service: "hvac-system-design",
        why: "Listed fabric, estate approval and clinical standards meet in one building, so loads and routes have to be drawn before anyone prices the work.",
      },
    ],
  },
  mayfair: {
    title: "Mayfair HVAC, chillers and hotel plumbing",
    description:
      "Chilled water, air conditioning and kitchen ventilation for Mayfair and Soho: town-house offices, grand hotels, Bond Street shops and Regent Street stores.",
    lead: "Town houses that work as offices, hotels that never close and shops with a showroom’s lighting load, from Belgravia’s stucco to the kitchens of Soho.",
    buildings: [
      "The Grosvenor Estate laid out northern Mayfair and Belgravia: Grosvenor Square, the terracotta of Mount Street, the stucco of Belgrave Square. Berkeley Square and Hill Street keep Georgian houses now used by funds and family offices. Claridge’s, the Connaught and the Dorchester are here.",
      "Bond Street, Savile Row and the Burlington Arcade are shops on historic plots. The Crown Estate holds Regent Street, with its listed stone façades over modern floors, and much of St James’s. Across Regent Street, Soho’s Dean Street and Old Compton Street stack restaurants below flats and edit suites.",
    ],
    working: [
      "Roofs are full. Before new plant goes up we check what the existing steel carries, whether the acoustic screen line is fixed by consent, and how far the new unit sits from bedrooms across the mews. A BS 4142 assessment usually sets the night-time limit and so the fan size.",
      "Regent Street buildings share risers and rooftop enclosures between tenants, and the landlord’s engineer will want to witness connections to condenser water. Soho kitchens vent through chases only as wide as a chimney, so ducts are cleaned and resealed in sections. Heavy lifts happen early on Sunday, with the road closure booked weeks before.",
    ],
    benefits: [
      "Chillers and dry coolers chosen on night noise as well as capacity",
      "Hotel risers isolated by floor, so that rooms stay in use",
      "Jewellery and fashion showrooms cooled for their lighting load, with no grille in view",
      "Soho extract risers surveyed by camera before a new kitchen signs its lease",
    ],
    demand: [
      {
        service: "chiller-installation",
        why: "Hotels and large Regent Street floors run on central chilled water, and replacement has to pass through a crowded roof and a narrow lift slot.",
      },
      {
        service: "air-conditioning-installation",
        why: "Georgian offices in Berkeley Square need refrigerant pipe and condensate drains laid without cutting panelling or plaster.",
      },
      {
        service: "commercial-kitchen-gas",
        why: "Soho’s basement kitchens run long hours on old supplies, and the interlock with the extract fan is what an inspector asks for first.",
      },
    ],
  },
  merton: {
    title: "Merton gas, heating and plumbing: Morden, Mitcham",
    description:
      "Boilers, warm air and plumbing for Morden and Mitcham: St Helier cottages, Haig homes, Cricket Green’s listed houses and the Willow Lane estate.",
    lead: "Between Morden’s Underground terminus and Mitcham’s cricket green lies street after street of council-built cottages, and a large trading estate on the Wandle.",
    buildings: [
      "The London County Council built the St Helier Estate from the late 1920s on farmland south of Morden, and a good part of it lies here. Haig Housing’s homes for veterans stand near Green Lane. Charles Holden’s station of 1926 and the Crown House civic tower mark the centre of Morden.",
      "Mitcham keeps Cricket Green and its older houses, a conservation area, together with the Canons and Eagle House. Pollards Hill and Phipps Bridge are post-war. Willow Lane’s factories and depots sit beside the Wandle, upstream of the National Trust’s Morden Hall Park.",
    ],
    working: [
      "St Helier cottages are compact, with small kitchens, shallow eaves and rear additions that catch flues out. Where the original back boiler has gone, its chimney may still need capping and venting. The estate’s cottage groups read as one design, so pipework and terminals belong at the back.",
      "On Willow Lane the work is different: radiant tubes above vehicle bays, warm air in spray shops, gas pressure to be proved at the far end of a long pipe. Ground near the Wandle is gravel and floods, so meter housings stay off the floor. Heavy vehicles fill the lane by day; lifting plant is better started at first light.",
    ],
    benefits: [
      "Cottage boilers placed so that flue, gas and condensate all leave by the rear",
      "Radiant and warm-air heating at Willow Lane serviced between shifts",
      "Pipe sizes checked at the furthest burner when a workshop adds equipment",
      "Older houses on Cricket Green repaired with consent settled first",
    ],
    demand: [
      {
        service: "gas-pipework-installation",
        why: "Workshops along Willow Lane change hands and equipment, and the pipe left by the last tenant is seldom the right size for the next.",
      },
      {
        service: "appliance-servicing",
        why: "Cottage estates from St Helier to the Wandle depend on compact boilers that work hard in small cupboards.",
      },
      {
        service: "bathroom-kitchen-plumbing",
        why: "Interwar cottages put the bathroom downstairs or into the smallest room, and modern families ask for it to be moved.",
      },
    ],
  },
  newham: {
    title: "Newham gas, plumbing and ventilation engineers",
    description:
      "Gas, plumbing and ventilation for Newham: Forest Gate terraces, Green Street shops, Royal Docks flats, ExCeL-side hotels and Beckton’s sheds.",
    lead: "Victorian streets in the north, the Royal Docks in the south, and an airport runway between two of the docks that every crane plan has to mention.",
    buildings: [
      "Forest Gate’s Woodgrange estate has broad Victorian villas with glazed canopies and is a conservation area. Manor Park, Plaistow and East Ham are by-law terraces in long straight streets. Green Street and High Street North are their shopping spines, and the listed East Ham Town Hall stands on the Barking Road.",
      "South of the A13 the scale changes. ExCeL and its hotels stand on Royal Victoria Dock, with City Hall in the former Crystal building. Silvertown has the sugar refinery and Millennium Mills. Canning Town is being rebuilt in towers, and Beckton has retail sheds and the University of East London’s dockside campus.",
    ],
    working: [
      "Ronan Point partly collapsed here in 1968 after a gas explosion. That history still governs large-panel blocks. The structural record has to confirm that piped gas is allowed before we repair or extend it. Where it is not, the answer is heat from outside or electric plant.",
      `Around the docks, London City Airport has to be told of cranes and its safeguarding limits kept. Towers there draw heat from communal plant through interface units. ${changes.heatNetworks.brief} Open water and wind also corrode exposed coils. Terraces are simpler: shared drains at the back, gas pipes under timber floors and lofts converted without extra ventilation.`,
    ],
    benefits: [
      "Structural approval for gas confirmed in writing before work in large-panel flats",
      "Lift plans near the runway sent to the airport in good time",
      "Coated coils and stainless fixings where plant faces the dock",
      "Green Street shops and kitchens worked on before trading starts",
    ],
    demand: [
      {
        service: "gas-safety-certificates",
        why: "Long terraces in East Ham and Plaistow are let by many small landlords, each owing a record for every appliance.",
      },
      {
        service: "energy-efficient-solutions",
        why: "Royal Docks hotels and apartment towers have year-round hot-water demand, which is where heat recovery and heat pumps earn their keep.",
      },
      {
        service: "ventilation-systems",
        why: "Restaurants and sweet shops on Green Street cook in former parlours, with flats overhead and a yard a few paces deep.",
      },
    ],
  },
  orpington: {
    title: "Orpington boilers, heating and warehouse HVAC",
    description:
      "Boilers, plumbing and HVAC for Orpington: Petts Wood semis, Crofton bungalows, Cray Valley warehouses, Nugent shops and homes out towards Downe.",
    lead: "Interwar suburbs below the chalk hills, a working valley of warehouses along the Cray, and farm lanes towards Downe where the gas main may stop short of the house.",
    buildings: [
      "Petts Wood was planned in the late 1920s as a garden suburb around its station, with half-timbered semis and the Chenies conservation area. Crofton and Chelsfield followed with semis and bungalows. St Paul’s Cray and Ramsden are post-war council estates on either side of the valley.",
      "The town has the medieval Priory, a long High Street and the Walnuts centre. Cray Avenue and Sevenoaks Way carry trade counters, warehouses and the Nugent Shopping Park. Princess Royal University Hospital stands at Farnborough Common. Downe, with Charles Darwin’s home, is village and farmland.",
    ],
    working: [
      "Tap water from chalk lays scale quickly on plate heat exchangers and immersion heaters, so we fit protection suited to the hardness measured on site and descale on a date, not on a breakdown. Bungalows with rooms added in the roof tend to outgrow a boiler that was sized for one floor.",
      "Beyond the last main, heat comes from oil, bottled gas or a heat pump, and the electrical supply decides how large the pump may be. Cray Valley sheds are tall and leaky at the doors; destratification fans and door interlocks often save more than a new heater. River-side units need electrics and burners above flood level.",
    ],
    benefits: [
      "Scale protection chosen from a hardness reading at your own tap",
      "Off-main homes given a costed comparison of oil, bottled gas and heat pump",
      "Warehouse heat kept near the floor by fans and interlocked doors",
      "Petts Wood fronts left clear of flues and outdoor units",
    ],
    demand: [
      {
        service: "rooftop-unit-installation",
        why: "Retail-park and trade units along the Cray have wide spans and empty roofs but no ceiling void or plant room.",
      },
      {
        service: "energy-efficient-solutions",
        why: "Detached and semi-detached plots have garden walls and space for a heat pump, which terraces nearer town lack.",
      },
      {
        service: "appliance-servicing",
        why: "Chalk-hard supplies shorten the life of combination boilers unless heat exchanger and filter are cleaned every year.",
      },
    ],
  },
  paddington: {
    title: "Paddington HVAC, hotel boilers and plumbing",
    description:
      "Hotel boilers, hot water and cooling from Paddington Basin to Maida Vale: stucco terraces, mansion flats, canal-side offices and St John’s Wood houses.",
    lead: "Hotel bedrooms by the thousand in knocked-through terraces, glass offices on the canal and long avenues of Maida Vale mansion flats.",
    buildings: [
      "Sussex Gardens, Norfolk Square and the streets of Bayswater are stucco terraces run as hotels, several houses joined behind one sign. Brunel’s station and St Mary’s Hospital stand beside the canal basin, where Sheldon Square and Merchant Square are office and apartment buildings of this century.",
      "Maida Vale is red-brick Edwardian mansion flats along Elgin Avenue and Lauderdale Road; Little Venice is stucco on the water. Tecton’s Hallfield Estate is listed. St John’s Wood has villas, blocks and Lord’s. The Church Commissioners’ Hyde Park Estate fills the ground towards Marble Arch.",
    ],
    working: [
      "A hotel made from six houses has six staircases, uneven floor levels and hot-water pipes that wander between party walls. Rooms furthest from the cylinder wait for heat because the return was never balanced. We draw the circuit, fit balancing valves and log return temperatures before anyone blames the boiler.",
      "Canal-side buildings have basements beside water, sealed façades and central cooling, so their plant runs every day. Outdoor units in Maida Vale go in rear areas under the head lease, with the noise limit set by bedrooms around the same court.",
    ],
    benefits: [
      "Hot water at every bedroom, with return temperatures logged by riser",
      "Hotel work done wing by wing, so most rooms stay saleable",
      "Canal basements kept dry by pumps that are load-tested and alarmed",
      "Head-lease consents for Maida Vale flats gathered before survey costs grow",
    ],
    demand: [
      {
        service: "commercial-boiler-installation",
        why: "Joined-up hotels peak at breakfast, and a cascade with stored hot water meets that peak better than one oversized boiler.",
      },
      {
        service: "emergency-plumbing-repairs",
        why: "A burst in a top-floor hotel bathroom passes through four storeys of plaster before it reaches reception.",
      },
      {
        service: "heating-system-maintenance",
        why: "Mansion flats on shared heating need pumps, valves and water treatment attended to in summer, before residents ask for warmth.",
      },
    ],
  },
  redbridge: {
    title: "Redbridge boilers and plumbing: Gants Hill to Woodford",
    description:
      "Boilers, bathrooms and gas safety for Redbridge semis, South Woodford villas, Repton Park flats and the shops and offices around Gants Hill.",
    lead: "Thousands of interwar semis along Eastern Avenue, with Holden’s Underground halls beneath and the Roding running down the western side.",
    buildings: [
      "Gants Hill, Clayhall and Redbridge filled with bay-fronted semis once Eastern Avenue was opened in the 1920s. Holden’s Gants Hill concourse lies under the roundabout. South Woodford is older, with Victorian villas and shops around George Lane, and Woodford Green keeps its weatherboarded houses and a wide common.",
      "Barkingside has Gibberd’s domed Fullwell Cross library and the cottages of Barnardo’s village. The Claybury asylum on its hill is now flats and houses at Repton Park. Hainault has a post-war council estate and a business park; Chadwell Heath has workshops beside the railway.",
    ],
    working: [
      "Most semis here have grown: a loft room, a kitchen across the back, sometimes both. The boiler and the gas pipe feeding it were often sized for the smaller house. We add up the loads and check the pressure drop to every appliance before replacing like with like.",
      "Repton Park’s listed ranges have tall ceilings, thick walls and a management company that decides where flues may show. Homes and shops close to the Roding at Woodford and South Woodford should keep boilers and sockets high and fit non-return valves on low drains. London clay moves under the outer suburbs, so leaking drains and cracked gullies deserve a camera.",
    ],
    benefits: [
      "Gas supply recalculated when a semi gains a loft room or a second kitchen",
      "Two-bathroom hot water designed on the flow measured at the street valve",
      "Non-return valves and raised plant beside the Roding",
      "Repton Park approvals obtained from the management company first",
    ],
    demand: [
      {
        service: "bathroom-kitchen-plumbing",
        why: "Extended semis gain a shower room upstairs and a second sink below, usually on drainage laid in the 1930s.",
      },
      {
        service: "gas-meter-installation",
        why: "Houses turned into flats and shops with uppers around Gants Hill need separate supplies with a lawful, reachable position.",
      },
      {
        service: "landlord-gas-safety",
        why: "Family houses near the Central line are let in growing number, many by owners with a single property and no diary for the check.",
      },
    ],
  },
  richmond: {
    title: "Richmond heating and plumbing for period buildings",
    description:
      "Quiet heating, plumbing and cooling for Richmond, Kew, Ham and East Sheen: listed houses on the Green, riverside offices, Span flats and Edwardian villas.",
    lead: "Queen Anne brick on the Green, offices behind classical fronts by the bridge and listed modern flats at Ham, with the tide arriving twice a day below.",
    buildings: [
      "Maids of Honour Row on Richmond Green is Grade I, and terraces climb the Hill to the old Star and Garter home. Quinlan Terry’s Riverside of the 1980s puts open-plan offices behind Georgian elevations. Ham House and Petersham’s brick mansions lie along the meadows.",
      "Kew has the Royal Botanic Gardens, The National Archives, a retail park and streets of Edwardian villas. Ham holds two admired post-war groups: Eric Lyons’s Parkleys and Stirling and Gowan’s Langham House Close, both listed. East Sheen is interwar and Edwardian, between the Upper Richmond Road and the Park.",
    ],
    working: [
      "Spring tides can cover the Richmond waterfront at Water Lane and the Petersham Road meadows. Cellar plant there is a poor risk: we raise boilers, isolate low circuits and specify pumps that can run submerged. The Green and the Hill need listed building consent for flues, grilles and sometimes for pipe through a panelled wall.",
      "Aircraft on the Heathrow approach keep windows shut in Kew, so ventilation has to come through attenuated ducts. Parkleys and Langham House Close have large panes and little hidden space, so new radiators and pipes must be reconciled with the listing. Riverside offices need cooling on their sunny side only, which suits a heat recovery system.",
    ],
    benefits: [
      "Cellar plant raised or replaced where tides reach the waterfront",
      "Fresh air with windows closed, for homes beneath the flight path",
      "Listed post-war flats at Ham reheated with the original details kept",
      "Consent drawings that show each flue and grille against the brickwork",
    ],
    demand: [
      {
        service: "hvac-system-design",
        why: "Grade I and Grade II houses around the Green allow one chance at a pipe route, so it is drawn, tested against the fabric and agreed beforehand.",
      },
      {
        service: "ventilation-systems",
        why: "Noise from above makes opening a window unattractive in Kew and East Sheen, and airtight refurbishments need mechanical air.",
      },
      {
        service: "pump-installation",
        why: "Basements off Petersham Road and the towpath can take in groundwater at high tide and need duty and standby sets.",
      },
    ],
  },
  romford: {
    title: "Romford HVAC and boilers for shops and homes",
    description:
      "HVAC, boilers and kitchen gas for Romford’s shopping centres, bars and market, Collier Row semis and the trade units between Crow Lane and North Street.",
    lead: "A market town inside a ring road, with covered shopping centres, a strip of late bars and a belt of 1930s houses out to Collier Row.",
    buildings: [
      "The market dates from 1247 and still sets up in front of St Edward’s church. Around it stand the Liberty centre of the late 1960s, the Mercury, and the Brewery, built on the Star Brewery’s ground. South Street has the station, cinemas and bars. The listed Town Hall of the 1930s faces Main Road.",
      "Flats are rising on the edges of the ring road. Queen’s Hospital occupies a large site at Rom Valley Way. Collier Row and Rush Green are semis and short terraces; workshops and trade counters cluster at Crow Lane, Lyon Road and Spring Gardens.",
    ],
    working: [
      "Shopping-centre units get condenser water or chilled water from the landlord in some malls and nothing in others. The tenant’s handbook settles which, and who may drain it. Roof access is by permit through centre management, with lifts before opening and off the market pitches.",
      "The River Rom runs in a culvert under the town, and heavy rain shows it. Basement bars on South Street need grease managed, gullies jetted and non-return valves that someone opens and cleans. Out at Collier Row, hot lofts and cold bays are normal: insulating the pipes and rebalancing radiators often comes before a larger boiler.",
    ],
    benefits: [
      "Landlord and tenant plant sorted out on paper before a shop fit-out starts",
      "Bar and restaurant kitchens on South Street inspected in daylight hours",
      "Culvert-side basements protected by valves that are opened and cleaned",
      "Market days kept clear of cranes and delivery lorries",
    ],
    demand: [
      {
        service: "emergency-hvac",
        why: "A shop floor in the Liberty or the Brewery empties when its cooling stops on a Saturday, so a failed fan coil cannot wait for Monday.",
      },
      {
        service: "commercial-kitchen-gas",
        why: "South Street packs restaurants, pubs and takeaways into a few hundred paces, each with extract, interlock and yearly inspection.",
      },
      {
        service: "commercial-installation",
        why: "New flats over shops around the ring road need risers, booster sets and metered supplies kept apart from the trade below.",
      },
    ],
  },
} as const satisfies Partial<Record<AreaSlug, AreaCopy>>;
