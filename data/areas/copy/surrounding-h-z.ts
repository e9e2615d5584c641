import { changes } from "../../changes";
import type { AreaCopy } from "../../types";
import type { AreaSlug } from "../places";

/** The words of the towns around London from Harlow to Woking. */
export const surroundingHToZ = {
  harlow: {
    description:
      "Plumbers, gas, heating and air-conditioning engineers in Harlow, Old Harlow and Sawbridgeworth: factories, laboratories, data halls and New Town homes.",
    lead: "Much of Harlow was built within a few decades, so its boilers, pipes and drains wear out together. You can call us there for a plumber, a gas or heating engineer, or the cooling of a data hall.",
    buildings: [
      "Gibberd planned Harlow as a landscape with houses in it. The Lawn, listed and finished in 1951, was Britain’s first residential point block. Around it Mark Hall, Netteswell and Tye Green repeat terraces, low flats and small groups of shops. The High has the Harvey Centre, the Water Gardens and office blocks turned into small flats.",
      "Templefields and the Pinnacles have precision engineering, food and laboratories. London Road, on the motorway side, has a science park and a data-centre campus. Princess Alexandra is the acute hospital. Old Harlow, Churchgate Street and Sawbridgeworth’s riverside maltings are the older Essex and Hertfordshire villages and town.",
    ],
    working: [
      "Low concrete blocks share flues, drains and tank rooms, and the old drawings no longer match them. Before we turn anything off we find out which pipes are still in use, so that your neighbours keep their water and gas. Former offices were split into studios with electric heating and tight plumbing. Water pressure and airflow are the two readings that explain most complaints there.",
      "In a data hall we rehearse cooling work first, with hired plant tested under load. Research and food lines need their filters changed without losing air pressure. The green wedges reach almost to the factory fence. In June their poplar fluff and grass seed can mat a condenser within days, and we wash its coils afterwards.",
    ],
    dayAndNight: [
      "A studio at The High that is damp or stuffy can be helped by [better ventilation](/services/ventilation-systems). In the estates you may need us for a [boiler or its flue](/boiler-services), or as a landlord for the [gas check that is due each year](/gas-services/landlord-gas-safety). Shared drains block at any hour. Our [drain and leak engineers](/services/emergency-plumbing-repairs) then need to get into the ground-floor flat.",
      "At the Pinnacles and on London Road we [service and replace chillers](/services/chiller-installation) while the site keeps running. If cooling fails there at night, call our [emergency cooling and heating engineers](/services/emergency-hvac).",
    ],
    benefits: [
      "We trace shared flues and drains in New Town blocks before we turn anything off",
      "Your data hall gets hired chillers tested under load before the work begins",
      "We wash condenser coils at the Pinnacles after the seed falls in June",
    ],
    demand: [
      {
        service: "chiller-installation",
        why: "Data halls, injection moulding and laboratories give off heat at all hours and are planned with a spare machine.",
      },
      {
        service: "landlord-gas-safety",
        why: "Many estate houses bought from the corporation are now let, each with a boiler, a flue and a due date of its own.",
      },
      {
        service: "ventilation-systems",
        why: "Studios inside old offices at The High have deep rooms and few windows, so damp air stays in.",
      },
    ],
  },
  hatfield: {
    description:
      "Plumbers, gas and heating engineers in Hatfield, Welwyn Garden City and Welham Green: boilers, heat pumps, campus hot water, warehouses and home repairs.",
    lead: "Students, landlords, warehouses and families in Hatfield and Welwyn Garden City call us for a plumber, a gas engineer or a heating engineer. They ask about boilers, showers and air conditioning, and about where an outdoor unit may go.",
    buildings: [
      "The old de Havilland aerodrome is now Hatfield Business Park, housing and the second campus of the University of Hertfordshire. Its listed flight-test hangar is a health club. College Lane is the older campus. The Galleria spans the A1(M), and Hatfield House stands beside Fore Street’s Georgian brick.",
      "Welwyn Garden City was begun in 1920 to Louis de Soissons’s plan, with neo-Georgian closes west of the railway and factories east of it. The Shredded Wheat silos are listed. Brookmans Park has large houses, Welham Green a trading estate, and the Royal Veterinary College its field campus at Hawkshead.",
    ],
    working: [
      "Most of the garden city comes under an Estate Management Scheme as well as under planning rules. You may need its consent for an outdoor unit, for a flue that can be seen, or for a solar panel. We prepare that drawing as well. Soft red brick and low eaves leave few good places for a flue, so we look at the house before we give a price.",
      "Student halls are quiet only from mid-June to September. The showers have to be at the right temperature on the day students arrive. Automated warehouses hardly stop. We work on the ventilation of their battery and server rooms one zone at a time, with a permit for each.",
    ],
    dayAndNight: [
      "Landlords of student houses ask us for a [gas safety record before each let](/gas-services/landlord-gas-safety) and call when a [boiler](/boiler-services) fails in term. For campuses we keep [hot water and showers safe](/services/water-system-maintenance) over the summer, and look after [gas plant under a yearly contract](/gas-services/planned-maintenance).",
      "At the business park we are called by night when [ventilation or cooling](/hvac-services) has tripped. In the closes of Welwyn Garden City it is about water, and our [plumbers come out for bursts](/services/emergency-plumbing-repairs) at any time. People there also ask about [quiet heat pumps](/services/energy-efficient-solutions).",
    ],
    benefits: [
      "We draw what the Estate Management Scheme asks for together with your heat pump quotation",
      "Your halls of residence are heated, flushed and signed off before students arrive",
      "We keep battery rooms in warehouses ventilated while we change parts",
    ],
    demand: [
      {
        service: "energy-efficient-solutions",
        why: "Solid 1920s houses and the rules of their estate suit heat pumps that are small, quiet and out of sight.",
      },
      {
        service: "water-system-maintenance",
        why: "Two university campuses and a veterinary college leave hundreds of showers unused every summer.",
      },
      {
        service: "planned-maintenance",
        why: "From Welham Green to Panshanger, schools, halls and trading estates have one owner’s gas plant under many roofs.",
      },
    ],
  },
  "hemel-hempstead": {
    description:
      "Plumbers, gas, heating and air-conditioning engineers in Hemel Hempstead, Apsley, Berkhamsted and Kings Langley: warehouses, flats, schools and homes.",
    lead: "In Hemel Hempstead we look after the heating, gas and air conditioning of warehouses and schools, and the plumbing of flats and houses. People call about cold aisles, leaks and weak water pressure on the hills.",
    buildings: [
      "The Old Town’s High Street climbs past a Norman church. Below it Marlowes and Jellicoe’s Water Gardens form the New Town centre of the fifties, with Kodak’s former tower, now apartments, at the end. Adeyfield, Gadebridge and Grovehill are planned neighbourhoods, each on its own hill.",
      "Maylands, by the motorway, has offices, data halls and big distribution sheds beside the Buncefield fuel depot. Apsley and Nash Mills have canal-side flats where John Dickinson made paper. Berkhamsted has a castle, a Tudor-founded school and a long main street, and Kings Langley keeps the front of the Ovaltine factory.",
    ],
    working: [
      "Parts of Maylands were rebuilt after the explosion at the depot in 2005. Near fuel stores and pipelines we search for buried lines and get permits before we dig or use a flame, so please allow time. In large warehouses we heat the loading docks with radiant tubes and leave the aisles cool, because warming all the air costs more.",
      "The Gade and the Bulbourne are chalk streams with groundwater close to the surface. Basement car parks on the old mill land depend on pumps, and hard water shows in heat exchangers by the second winter. For estates on the hills, at the end of long mains, we record the pressure over time before we fit a booster.",
    ],
    dayAndNight: [
      "If the heating of your warehouse at Maylands fails before the morning shift, or a chiller does in a data hall, [ring us]({phone}). Our page on [urgent heating and cooling faults](/services/emergency-hvac) says what to do meanwhile. Others plan ahead and have us keep [heaters, filters and controls in one contract](/maintenance) with the [gas certificates for the site](/services/gas-safety-certificates).",
      "Residents at Apsley call about lukewarm hot water and about [pumps in the basement](/plumbing-services/pump-installation). On Grovehill and Adeyfield we [mend boilers](/boiler-services), and our [plumbers on emergency call](/services/emergency-plumbing-repairs) see to leaks.",
    ],
    benefits: [
      "We search for pipelines and fuel lines at Maylands before we break ground",
      "You pay to heat the loading docks and leave the rest of the warehouse cool",
      "We descale heat exchangers in Apsley flats before their second winter",
    ],
    demand: [
      {
        service: "gas-system-installations",
        why: "Warehouses and offices at Maylands change hands often, and each tenant needs other heaters and another gas load.",
      },
      {
        service: "pump-installation",
        why: "Hilltop homes need more pressure and basements on mill land need draining, often for the same landlord.",
      },
      {
        service: "commercial-boiler-installation",
        why: "Schools in Berkhamsted and civic buildings round the Water Gardens need boilers that fit old cellars and rooms.",
      },
    ],
  },
  hertford: {
    description:
      "Plumbers, gas and heating engineers in Hertford, Ware and Bengeo: boilers for schools and offices, careful plumbing in timber-framed shops, and repairs.",
    lead: "Schools and public offices in Hertford have many boiler rooms, which our gas and heating engineers repair and renew. Our plumbers are called about bursts above old shops, and about hot water that runs out in the morning.",
    buildings: [
      "Fore Street has pargeted fronts, which means patterned plaster, and the Salisbury Arms. Shire Hall and Parliament Square lie near the castle gatehouse. County Hall, a listed building of the thirties, stands on Pegs Lane. McMullen still brews by the Lea, and the rebuilt theatre faces the same water at The Wash.",
      "Balls Park and Goldings, once mansions and then institutions, are flats. Bengeo’s villas look down from the hill. Ware has maltings, riverside gazebos and a medicines plant. Haileybury spreads round a great quadrangle and a chapel dome at Hertford Heath, and Mead Lane and Foxholes are industrial estates.",
    ],
    working: [
      "A timber frame moves, so we fix pipes in a way that allows it and cut no notches in the main joists. Beside old laths we join pipe with press fittings, which need no flame. If a former coaching yard is all glass and brick, the only way out for a flue may be an old chimney, which we line and test. Fore Street has little room for vans, so tell us where we may unload.",
      "Four rivers, the Lea, Beane, Mimram and Rib, join at Hertford and rise fast. We set the height of boiler plinths by Folly Island and the maltings with that in mind. In a boarding house all the showers run within half an hour of the bell. We size the hot water for that half hour and record its temperature each term.",
    ],
    dayAndNight: [
      "If a pipe bursts over a shop on Fore Street, first shut the water off. Our [emergency plumbers](/services/emergency-plumbing-repairs) tell you how on the phone. The repair in a listed house then takes more care. In Bengeo and Ware we are called for [boilers that need repair](/boiler-services) and for [new bathrooms and kitchens](/services/bathroom-kitchen-plumbing).",
      "Schools and public offices ask us for [heating maintenance by contract](/services/heating-system-maintenance) and [commercial gas safety certificates](/services/gas-safety-certificates). When a boiler house is worn out, our engineers [design its replacement](/design-services).",
    ],
    benefits: [
      "We use joints that need no flame in Fore Street’s timber-framed shops",
      "Your boarding house gets hot water sized for the real morning rush",
      "We set boilers near Folly Island high enough for four rivers in flood",
    ],
    demand: [
      {
        service: "commercial-boiler-installation",
        why: "Boarding schools, civic offices and mansion flats share old boiler houses at the end of long heating pipes.",
      },
      {
        service: "emergency-plumbing-repairs",
        why: "A burst above a timber-framed shop soaks plaster, frame and stock within minutes.",
      },
      {
        service: "system-commissioning",
        why: "New plant for breweries, laboratories and schools has to be set up and tested with the process it serves.",
      },
    ],
  },
  "high-wycombe": {
    description:
      "Plumbers, gas, heating and ventilation engineers in High Wycombe, Marlow and Loudwater: workshop extract, boilers, offices, leaks and landlord checks.",
    lead: "Homes in High Wycombe call our plumbers and heating engineers about boilers, leaks and weak pressure on the hills. Workshops and offices call our gas and air-conditioning engineers about heaters, extract and cooling.",
    buildings: [
      "The town made furniture, and it lies in a narrow valley. The High Street has the Guildhall of 1757 and Adam’s Little Market House, with All Saints behind. Eden’s mall, the hospital, Buckinghamshire New University and the covered Wye lie to the west and south. Brick terraces round Desborough Road stand beside old chair factories, some still in work and some lived in.",
      "Castlefield, Micklefield and Booker climb the slopes, and Wycombe Abbey’s grounds fill a side valley. Cressex and Handy Cross, by the motorway, have engineering, offices and retail sheds. Marlow has the Globe Park offices and a riverside Georgian street, Loudwater has old paper-mill land, and West Wycombe is a village owned by the National Trust.",
    ],
    working: [
      "A joinery shop needs dust extraction and fresh air to replace what is taken out. We balance the two so that air still flows the right way through the spray booth. A dust collector outside needs explosion relief that points away from people. On the steep streets an ordinary scaffold tower will not stand, so we plan other access. We choose pumps by the height they have to lift the water.",
      "Since the sixties the Wye has run in concrete under the centre, and groundwater is still high. We check cellars near Oxford Road for damp before we put plant in. In the terraces the shared alleys are narrow, so we point the plume from a boiler upwards, away from the house opposite. In Chiltern villages we drill flint walls slowly and seal them against rain.",
    ],
    dayAndNight: [
      "Landlords of terraces round Desborough Road need a [yearly gas safety record](/gas-services/landlord-gas-safety), and somebody to ring when [a boiler breaks down](/boiler-services). Cellar floods and burst pipes go to our [plumbers on 24-hour call](/services/emergency-plumbing-repairs).",
      "Furniture and coating firms call about [extract and fresh air](/services/ventilation-systems), and about [gas heaters that need a service](/gas-services/appliance-servicing). In the offices at Handy Cross and Globe Park we [service air conditioning](/air-conditioning) and re-plan it when a tenant changes.",
    ],
    benefits: [
      "We balance dust extraction and fresh air as one system",
      "Your booster pump is chosen for the true climb from the valley main to Booker",
      "We fit plume kits to boilers that face the narrow alleys off Desborough Road",
    ],
    demand: [
      {
        service: "ventilation-systems",
        why: "Furniture, coating and engineering firms from Cressex to Loudwater make dust, fumes or heat that must be taken out.",
      },
      {
        service: "appliance-servicing",
        why: "Workshop heaters breathe sawdust and boilers in the terraces run on chalk water, and both soon burn more gas.",
      },
      {
        service: "hvac-system-design",
        why: "Offices in Marlow and at Handy Cross are laid out anew with each lease, and the first design no longer fits.",
      },
    ],
  },
  hoddesdon: {
    description:
      "Plumbers, gas and heating engineers in Hoddesdon, Broxbourne and Wormley: workshop heaters, kitchen gas, boilers, bursts and landlord gas checks.",
    lead: "Inns, flats and shops on Hoddesdon’s long High Street call our plumbers and gas engineers about leaks, boilers and kitchens. On the flat land below, workshops need our heating and air-conditioning engineers.",
    buildings: [
      "The long High Street lies above the Lea and divides at the clock tower. Coaching houses such as the Golden Lion face concrete precincts of the sixties, some of them already rebuilt. Rawdon House is a Jacobean mansion in red brick, and Amwell Street and Burford Street lead off to Victorian cottages.",
      "Essex Road crosses the New River to Hoddesdon Business Park, a broad spread of depots, printers, workshops and yards. Rye House has a gas-fired power station, a medieval brick gatehouse and a kart track. Broxbourne has a listed station of about 1960, interwar roads and riverside chalets. Wormley ends in oak and hornbeam woods.",
    ],
    working: [
      "The units at Essex Road range from low workshops to high-bay stores. A low unit suits a radiant tube. A high one needs fans that push warm air down, and a lift that fits between the racks. Lorries come in by the newer, wider bridge, and we test the valley gravel before a crane stands on it.",
      "In an inn the kitchen may be two cellars and a yard away from the gas meter. We size the pipe for that distance and check that the cellar has enough air for the appliance. The New River, an aqueduct since 1613, runs behind many gardens. Its banks may not be dug into and nothing may drain into it, so we plan drains away from it.",
    ],
    dayAndNight: [
      "Printers and joiners on Essex Road call when a tube heater will not light. We [clean and service gas heaters](/gas-services/appliance-servicing) there, and firms that rent several units have us keep the [yearly certificates for commercial gas](/services/gas-safety-certificates). Inns need [kitchen gas that has been tested](/gas-services/commercial-kitchen-gas), with a valve that shuts it off if the extract fan fails.",
      "If you live over a High Street shop and a pipe leaks, our [plumbers for emergency repairs](/services/emergency-plumbing-repairs) ask first who has the shop’s keys. At Broxbourne and Wormley the calls are about [boiler repairs and services](/boiler-services) and about [bathrooms](/services/bathroom-kitchen-plumbing).",
    ],
    benefits: [
      "We match heaters to the height of your unit, from low workshop to high-bay store",
      "Your last burner keeps its pressure, because we size the gas pipe across the inn’s yard again",
      "We keep drains off the banks of the New River at Broxbourne",
    ],
    demand: [
      {
        service: "appliance-servicing",
        why: "Tube heaters above printing and joinery machines gather dust that you see only when the burner is opened.",
      },
      {
        service: "gas-pipework-installation",
        why: "Units off Essex Road have been split and joined, which leaves dead ends, hidden valves and pipes with no drawing.",
      },
      {
        service: "emergency-plumbing-repairs",
        why: "Flats over High Street shops share soil pipes and long water pipes, so one leak closes a till as well as a bathroom.",
      },
    ],
  },
  leatherhead: {
    description:
      "Plumbers, gas, heating and air-conditioning engineers in Leatherhead, Ashtead, Bookham and Oxshott: office cooling, boilers, bathrooms and repairs.",
    lead: "Office managers in Leatherhead ask our air-conditioning engineers for better air. From Ashtead to Oxshott, householders ring our plumbers and our gas and heating engineers about boilers, hot water and leaks.",
    buildings: [
      "Leatherhead grew at a crossing of the Mole and became a place of research laboratories and head offices. Bridge Street runs down to a long bridge with many arches, Church Street has the theatre, and the Swan Centre fills the middle. St John’s School stands in red Victorian brick on Epsom Road. Offices group round the station, at Randalls Way and along Kingston Road beside the motorway junction.",
      "Ashtead is a village street with big houses towards the park and semis near the common. Fetcham and Bookham are twentieth-century closes round flint churches. East Horsley has Lovelace flintwork and horseshoe arches. Oxshott’s Crown Estate is heath and pine with very large houses.",
    ],
    working: [
      "Upstream the Mole sinks into holes in the chalk and comes back in springs at Fetcham and the mill pond. Before we send rain or boiler water into a soakaway, we therefore take advice on the ground. The local water is softened in part, as the law asks, but kettles still fur. We treat the feed to hot water cylinders.",
      "Offices of the eighties and nineties have four-pipe fan coils, which can heat or cool each room. Their controls run on compressed air or early electronics and are worn out. New tenants keep the ceilings and ask for better air, so we measure the fresh air against the number of desks. At Oxshott the heath sand shifts, and we bed and wrap buried pipes. Its estate has private roads, so tell us the rules for vans and noise.",
    ],
    dayAndNight: [
      "A warm office floor on Randalls Way is a job for our [air-conditioning engineers](/air-conditioning) and often for the [controls team](/bms-services). If you own a whole building, you can have cooling, boilers and water in [one service agreement](/maintenance), and a school can do the same.",
      "In Ashtead, Fetcham and Bookham you are more likely to need a [boiler engineer](/boiler-services), or help with a burst pipe, for which our [emergency plumbing line](/services/emergency-plumbing-repairs) is open all night. Families also ask us about a [second bathroom](/services/bathroom-kitchen-plumbing) and the cylinder to go with it.",
    ],
    benefits: [
      "We re-zone fan coils on office floors by the station and leave the ceilings in place",
      "You get fresh air measured for each desk when a Randalls Way lease changes",
      "We keep condensate out of soakaways where the chalk has holes",
    ],
    demand: [
      {
        service: "air-conditioning-installation",
        why: "Offices near the junction last longer than their fan coils, and loft rooms in Ashtead become too hot in August.",
      },
      {
        service: "energy-efficient-solutions",
        why: "Head offices with old controls run fans and pumps on empty floors, which new drives, sensors and schedules stop.",
      },
      {
        service: "bathroom-kitchen-plumbing",
        why: "Sixties houses at Fetcham and Bookham are on their second extension, and the hot water has to grow with them.",
      },
    ],
  },
  loughton: {
    description:
      "Plumbers, gas, heating and air-conditioning engineers in Loughton, Debden and Buckhurst Hill: boilers, kitchen gas, drains, cooling and landlord checks.",
    lead: "On Loughton’s steep streets and at Debden, people call our plumbers and heating engineers about boilers and shared drains. Restaurants need our gas engineers, and showrooms by the M11 our air-conditioning engineers.",
    buildings: [
      "Loughton climbs from the Roding to the trees of the Forest. Lopping Hall marks the High Road, a mile of shops and restaurants. York Hill and Staples Road, both in conservation areas, rise steeply towards the woods with weatherboard cottages and Arts and Crafts villas. The Underground station, in pale brick with a great arched window, is listed.",
      "Debden was built by the London County Council from the late forties, with brick terraces, flats over the Broadway and a college. Langston Road, beside the M11, has a shopping park, car showrooms and the works where Bank of England notes are printed. Queen’s Road, under tall Victorian houses, is Buckhurst Hill’s high street.",
    ],
    working: [
      "On a slope the boiler may stand two storeys above the garden rooms it heats. Circuits like that need air vents and drain points where no plan shows them, and we find and fit them. A flue on a stepped terrace can blow into the bedroom next door, so we draw its height together with the neighbour’s windows.",
      "The council-built houses at Debden have bathrooms back to back on shared iron soil pipes. Flats above the Broadway open on to decks, so we keep a flue clear of the next front door. At Langston Road expect site passes and strict rules on dust. Some streets are too steep or narrow for a large van, so we ask about parking when you book.",
    ],
    dayAndNight: [
      "Restaurants on the High Road call for [kitchen gas repairs and CP42 checks](/gas-services/commercial-kitchen-gas) and for [extract ducts and fans](/services/ventilation-systems) that have to pass flats above. At Langston Road our [chiller engineers](/services/chiller-installation) look after cooling that has to run day and night.",
      "At Debden and along Queen’s Road many homes are let. Their owners have us do the [annual gas inspection](/gas-services/landlord-gas-safety) and send us when a tenant’s [boiler](/boiler-services) stops. A blocked soil pipe there concerns two households, and our [drain and leak plumbers](/services/emergency-plumbing-repairs) come out at night for it.",
    ],
    benefits: [
      "We draw flues on stepped terraces together with the windows of the house above",
      "You get a shared soil pipe cleared and lined without both bathrooms being opened",
      "Your showroom or pressroom at Langston Road has its cooling serviced between shifts",
    ],
    demand: [
      {
        service: "landlord-gas-safety",
        why: "Former council homes round Debden Broadway and flats on Queen’s Road are let in large numbers.",
      },
      {
        service: "commercial-kitchen-gas",
        why: "The High Road’s restaurants are in narrow Edwardian shops, whose ducts have to climb past flats to the ridge.",
      },
      {
        service: "chiller-installation",
        why: "Printing works by the motorway need steady temperature and humidity all year, and showrooms have whole walls of glass.",
      },
    ],
  },
  maidenhead: {
    description:
      "Plumbers, gas, heating and air-conditioning engineers in Maidenhead, Bray, Cookham and Bourne End: offices, riverside flats, kitchens, boilers and homes.",
    lead: "If you need a plumber, a gas engineer or a heating engineer in Maidenhead, Bray or Cookham, call us. Flats ask about basement pumps, restaurants about kitchen gas, and offices about air conditioning floor by floor.",
    buildings: [
      "Brunel’s flat brick arches carry the Elizabeth line into a centre that is being rebuilt block by block. Chapel Arches and the York Stream have new apartments over restored water. Towers of flats have joined the offices by the station, and the Nicholsons precinct is marked for redevelopment. Queen Street keeps Victorian shops, and terraces to the west give way to the suburbs of Furze Platt and Cox Green.",
      "To the east are boathouses, Edwardian river villas and Boulter’s Lock. Vanwall, Foundation Park and Norreys Drive are office parks near the A404(M). Cookham and Bray are villages of brick and flint, and Bray is famous for its restaurants. Cliveden looks down from Taplow, and Bourne End has a marina and riverside offices.",
    ],
    working: [
      "The Jubilee River, a relief channel opened in 2002, protects the town side, but low roads at Cookham and Bray still flood. There we stand boilers, electrical panels and heat pumps on raised plinths and seal the places where pipes enter the wall. Houses on the islands get their plant over a footbridge or by boat, which we plan with you.",
      "Flats on the waterway share plant rooms below ground, and we test leak detection and the pair of sump pumps first. Offices in the business parks were built for one tenant. To let them floor by floor you need sub-meters, separate condensers and new control settings.",
    ],
    dayAndNight: [
      "In the flats along the York Stream the urgent calls are about [sump and booster pumps](/plumbing-services/pump-installation). Leaks go to our [24-hour emergency plumbers](/services/emergency-plumbing-repairs). In Furze Platt and Cox Green they are about [heating and boilers](/boiler-services).",
      "For restaurants in Bray and hotels by the river we look after [gas in the kitchen](/gas-services/commercial-kitchen-gas) and [hotel water systems](/services/water-system-maintenance). Owners of offices at Vanwall ask for [cooling that can be serviced floor by floor](/air-conditioning) and for a [new design](/services/hvac-system-design) when the tenants change.",
    ],
    benefits: [
      "We raise and seal plant at Cookham and Bray, which the relief channel does not protect",
      "Your one-tenant block at Vanwall becomes floors with meters and controls of their own",
      "We load-test the basement sumps under the waterway flats together with their alarms",
    ],
    demand: [
      {
        service: "hvac-system-design",
        why: "Offices at Foundation Park and Norreys Drive need their central plant planned again for several tenants.",
      },
      {
        service: "commercial-kitchen-gas",
        why: "Bray’s dining rooms and the riverside hotels run kitchens full of chefs from the gas main of a village.",
      },
      {
        service: "commercial-installation",
        why: "New blocks along the York Stream and beside the station need pumped water, drains and risers set out with the frame.",
      },
    ],
  },
  oxted: {
    description:
      "Plumbers, gas and heating engineers in Oxted, Limpsfield, Westerham and Biggin Hill: boilers, heat pumps, hangar heating, leaks and landlord gas checks.",
    lead: "We work as plumbers, gas engineers and heating engineers in Oxted, Limpsfield and Westerham, and on the hill at Tatsfield and Biggin Hill. Boilers, frozen pipes, oil and heat pumps are what people ask about.",
    buildings: [
      "Oxted lies under the scarp of the North Downs and has two high streets. Station Road East and West were built between the wars with timbered gables, cinema included. Old Oxted, across the A25, is a steep street of medieval and Tudor inns and cottages. Limpsfield’s High Street has medieval houses of its own, and Limpsfield Chart is heath and pine with Arts and Crafts villas.",
      "Hurst Green has council terraces and a second station, and Titsey’s great house stands under the escarpment. Westerham has a sloping green and Quebec House. Tatsfield and Biggin Hill are on top of the chalk, with bungalows, closes and an airport that once flew Spitfires and now looks after business jets.",
    ],
    working: [
      "The beams of Station Road are boards on brick, but the flats behind them have real fire separation. We sleeve and seal every pipe that passes through a floor and photograph it for you. In Old Oxted a van cannot wait for long, so we carry plant by hand from the top or the foot of the hill.",
      "The sandstone under Limpsfield suits boreholes for a heat pump. The clay of the vale suits pipes in trenches, because it stays damp. Tatsfield lies above 200 m and its frosts last longer than those in the valley, so outdoor units there get a drained base and frost protection. At the airfield, large doors and jet fuel rule out an open burner near the floor.",
    ],
    dayAndNight: [
      "In a hard frost we are called to Tatsfield and Biggin Hill for frozen pipes and stopped boilers. For the pipes there are our [emergency plumbers](/services/emergency-plumbing-repairs), and for the heating our [boiler breakdown engineers](/boiler-services). Where a house burns oil, people ask for an honest view of [ground and air heat pumps](/services/energy-efficient-solutions).",
      "Hangars and workshops call about [radiant gas heating](/services/gas-system-installations), and the inns of Old Oxted and Westerham about [kitchen gas](/gas-services/commercial-kitchen-gas). For flats on Station Road we do the [landlord’s gas check](/gas-services/landlord-gas-safety) and the repairs that follow from it.",
    ],
    benefits: [
      "We sleeve, seal and photograph each pipe that passes a floor in Station Road flats",
      "You get a ground loop that suits the ground, sandstone at Limpsfield or clay in the vale",
      "We heat hangars at Biggin Hill with sealed burners mounted high up",
    ],
    demand: [
      {
        service: "energy-efficient-solutions",
        why: "Detached houses on the Chart and farms under the scarp have land for ground loops and boreholes.",
      },
      {
        service: "gas-system-installations",
        why: "Hangars and workshops on the airfield need radiant heating high up, laid out in zones from the start.",
      },
      {
        service: "heating-system-maintenance",
        why: "Independent and village schools from Hurst Green to Westerham have boilers far from the classrooms they warm.",
      },
    ],
  },
  "potters-bar": {
    description:
      "Plumbers, gas, heating and ventilation engineers in Potters Bar, Cuffley and South Mimms: boilers, drains, office and laboratory air, and urgent repairs.",
    lead: "Most homes in Potters Bar are of one age, and many of their boilers fail in the same cold week. Call us for a plumber or a gas or heating engineer, and at work for ventilation and air conditioning.",
    buildings: [
      "The main line to the north climbs to its first summit here. Darkes Lane and the High Street are two separate shopping centres, one of the thirties and one on the Great North Road. Between them are interwar semis and chalet bungalows, with larger houses at Little Heath and along The Avenue. The theatre stands beside the old manor of Wyllyotts.",
      "Head offices stand by the High Street, and Cranborne Road is the industrial estate. South Mimms has a motorway service area and the national laboratories that standardise vaccines and other biological medicines. Dame Alice Owen’s School moved out from Islington in the seventies. Cuffley and Northaw lie in woods to the east.",
    ],
    working: [
      "Interwar houses were built for coal fires and a back boiler. When the last back boiler goes, the gas supply is often still a thin iron pipe under the hall floor. We look for it at the survey and price its renewal openly with the boiler. The clay under the ridge shrinks in dry summers and pulls the joints of old drains apart.",
      "Some laboratory rooms are kept at a lower pressure than the corridor, so that nothing escapes. We change their filters by a safe-change method, and only after we have seen the fumigation certificate. A motorway service area never closes. We shut off part of its toilets or kitchens at a time, at night, so that the rest stays open.",
    ],
    dayAndNight: [
      "The first frost brings calls from Little Heath to Cuffley: a tank in the loft has frozen, or a [boiler has locked out](/boiler-services). We send a [plumber for the burst](/services/emergency-plumbing-repairs) at any hour. A yearly [gas appliance service](/gas-services/appliance-servicing) makes the boiler less likely to fail. Leaking drains show up after a dry summer.",
      "Laboratories and offices call our [ventilation engineers](/services/ventilation-systems) and ask for [cooling that is serviced](/air-conditioning). The service area and the schools need [gas safety certificates for public buildings](/services/gas-safety-certificates). If you run such a site, our page on [24/7 help for facilities managers](/emergency-services) is meant for you.",
    ],
    benefits: [
      "We find thin gas pipes under the hall floor before you agree a price for the boiler",
      "Your laboratory filters are changed by a safe method, after we have seen the clearance",
      "We keep some of a service area’s washrooms open while we repair the others",
    ],
    demand: [
      {
        service: "appliance-servicing",
        why: "Rows of similar semis have boilers of similar age, and a yearly service finds the common fault early.",
      },
      {
        service: "ventilation-systems",
        why: "Laboratories, school blocks and offices without windows need airflow that has been measured, in and out.",
      },
      {
        service: "emergency-plumbing-repairs",
        why: "Drain joints that have pulled apart and loft tanks that freeze on the ridge often fail at night or at a weekend.",
      },
    ],
  },
  redhill: {
    description:
      "Plumbers, gas, heating and air-conditioning engineers in Redhill, Merstham and Earlswood: offices, flats, hospital ventilation, workshops and boilers.",
    lead: "Flats, offices and workshops in Redhill use us for plumbing, gas, heating and air conditioning. They call when a room is too warm, a basement floods, a boiler stops or a pipe leaks.",
    buildings: [
      "Redhill grew round a railway junction where three lines meet. The Belfry mall, the Harlequin theatre block and offices of the eighties fill the middle, with new apartment blocks between them and the station. Victorian terraces run south to Earlswood, where the former Royal Earlswood asylum, listed and very long, has become apartments.",
      "East Surrey Hospital is at the southern edge and the aerodrome at the eastern one. Holmethorpe’s estate and the Watercolour houses stand round lakes left by sand pits. Merstham joins an old quarry village to a London overspill estate built after the war, and Nutfield and Bletchingley follow the greensand ridge.",
    ],
    working: [
      "Redhill Brook runs through the low centre, much of it in a pipe, and a cloudburst can be too much for it. Basement plant there needs a raised step at the door, a pump alarm and panels mounted high. When an office block becomes flats it keeps its risers but loses its cooling. Flats that face west then get very warm. We look for a route for new cooling pipes in the risers that are there.",
      "Work at the hospital needs a permit from the estates team, and ward ventilation is tested to guidance of its own, HTM 03-01. At Royal Earlswood the front may not change, so flues and outdoor units go into the inner courts. Towards Nutfield the ground has been dug for sand and fuller’s earth and is poor for soakaways.",
    ],
    dayAndNight: [
      "Managing agents in the centre call us when a basement floods or a [pump alarm sounds](/plumbing-services/pump-installation). They also ask why a flat is too warm, which is often a matter of [ventilation](/services/ventilation-systems) or of adding [air conditioning](/services/air-conditioning-installation). If water is leaking between flats, call our [emergency plumbing engineers](/services/emergency-plumbing-repairs).",
      "Firms at Holmethorpe ask for [gas certificates and heater repairs](/services/gas-safety-certificates). At Merstham and in the terraces we [repair boilers](/boiler-services). If you let a home there, we do the [landlord’s yearly gas record, the CP12](/gas-services/landlord-gas-safety), as well.",
    ],
    benefits: [
      "We raise panels and fit alarms in town-centre basements against storms on the brook",
      "Your converted flat gets cooling by a route that the old risers allow",
      "We report ward ventilation in the form that an estates team can file",
    ],
    demand: [
      {
        service: "ventilation-systems",
        why: "Clinical rooms at the hospital and sealed flats by the station depend on air changes that have been measured.",
      },
      {
        service: "gas-pipework-installation",
        why: "Workshops at Holmethorpe are split, joined and let again, and the gas pipes seldom follow.",
      },
      {
        service: "pump-installation",
        why: "Taller blocks need their water pumped up and basements beside the brook need it pumped out, each by a pair of pumps.",
      },
    ],
  },
  reigate: {
    description:
      "Plumbers, gas, heating and air-conditioning engineers in Reigate and Woodhatch: boilers, school heating, office cooling, leaks and gas pipe repairs.",
    lead: "Schools, offices and villas in Reigate call us for a plumber, a gas engineer or a heating engineer. Schools ask about heating that loses pressure, offices about air conditioning, and families about boilers.",
    buildings: [
      "Bell Street and the High Street meet at the Old Town Hall of 1728. The Priory, Grade I listed, is a school and a museum in its own park. A tunnel of 1823 takes the old coach road under the castle grounds, and caves in the silver sand open on both sides of it.",
      "Victorian villas stand round Wray Common, Doods Road and Park Lane East, with Meadvale’s cottages on the southern rise. Castlefield Road and London Road have insurance and council offices, and Reigate Grammar is one of several schools. Woodhatch is interwar and post-war, with a company headquarters that the county now uses.",
    ],
    working: [
      "Sand was mined close to the surface near Tunnel Road, and the ground has collapsed there before. We check what is below before we set down a heavy condenser, and then spread its weight or hang it from a wall. In the timber shops of Bell Street we run gas pipes in ventilated ducts and leave every joint where it can be reached.",
      "Reigate Hill is long and steep, and its houses look over the rooftops. A fan at ground level is heard further away than on the flat, so we choose outdoor units by their noise at night. Schools in former mansions have heating pipes under the lawns. If the pressure keeps falling, the leak is usually in one of those, and we trace it before anyone digs.",
    ],
    dayAndNight: [
      "Gas pipes in old shop floors and under lawns rust unseen. When the gas network has been and made a leak safe, our [gas leak engineers](/services/emergency-gas-repairs) find the place, renew the pipe and test it. Shops and offices then get their [commercial gas certificate](/services/gas-safety-certificates).",
      "Schools call about [heating that loses pressure](/services/heating-system-maintenance), and offices on Castlefield Road about [air conditioning](/air-conditioning). From Wray Common to Woodhatch we are rung about [boiler repairs](/boiler-services), and about bursts, for which our [plumbers come at any hour](/services/emergency-plumbing-repairs).",
    ],
    benefits: [
      "We check the cave records before a base is cast near Tunnel Road",
      "Your school gets its buried heating pipes pressure-tested and traced under the lawns",
      "We choose outdoor fans on Reigate Hill by how they sound across the valley at night",
    ],
    demand: [
      {
        service: "heating-system-maintenance",
        why: "School estates and mansion offices have old mains, several boilers and weather controls that drift out of step.",
      },
      {
        service: "air-conditioning-installation",
        why: "Insurance floors on Castlefield Road and timbered shops both need cooling, by quite different means.",
      },
      {
        service: "emergency-gas-repairs",
        why: "Pipes in old shop floors and under lawns corrode unseen until a tightness test fails.",
      },
    ],
  },
  rickmansworth: {
    description:
      "Plumbers, gas, heating and air-conditioning engineers in Rickmansworth, Chorleywood, Moor Park and Maple Cross: pumps, boilers, cooling and home repairs.",
    lead: "Where three rivers meet at Rickmansworth, our plumbers are called about pumps and leaks. On the hills, owners of large houses ring our gas, heating and air-conditioning engineers about boilers, old pipes and cooling.",
    buildings: [
      "The Colne, Chess and Gade join beside the canal. The High Street is a conservation area of brick inns and shops, and Batchworth has wharves, a lock and lakes left by gravel pits. The Royal Masonic School stands in brick quadrangles above the town. Mill End and Croxley Green are interwar and post-war streets, and Croxley’s paper mill was cleared long ago.",
      "On the hillside above, detached houses followed the Metropolitan Railway. Moor Park is a private estate of large houses from the twenties and thirties, round a Grade I mansion that serves as a golf clubhouse. Chorleywood has its common, the Cedars roads and Voysey’s own house, The Orchard. Heronsgate was a Chartist colony. Maple Cross has modern offices by the motorway and a large sewage works.",
    ],
    working: [
      "Moor Park is a conservation area and also has a residents’ company, and both look at roofs, fronts and outbuildings. We put flues and condensers behind the front of the house and draw a plant enclosure in the house’s own brick and tile. Heating pipes in these houses often run in long old loops, so we map them with a thermal camera before we change them. Tell us the estate’s rules on deliveries, because its roads are private.",
      "The gravel in the valley is full of water. Lift pits, cellars and buried tanks by the Aquadrome need pumps, and tanks need weight to hold them down. The taps are fed from boreholes in the chalk, so scale builds up. At Heronsgate and Sarratt the lanes are narrow and drains may be private, so we survey the drains as well as the heating.",
    ],
    dayAndNight: [
      "By the lakes and the canal, a [sump pump that stops](/plumbing-services/pump-installation) is the call we get first after heavy rain. Leaks in the houses above go to our [24/7 plumbers](/services/emergency-plumbing-repairs), and a cold house in Chorleywood to our [boiler engineers](/boiler-services).",
      "Moor Park owners ask us to [fit](/services/air-conditioning-installation) or [service air conditioning](/air-conditioning) in rooms under the roof. For schools we look after boilers under a [maintenance contract](/maintenance), and for offices such as those at Maple Cross there are our [heating, ventilation and cooling engineers](/hvac-services).",
    ],
    benefits: [
      "We draw plant enclosures at Moor Park to satisfy the estate and the council together",
      "You see where your old heating pipes run, because we map them with a thermal camera",
      "We drain pits and cellars beside the lakes with pairs of pumps that raise an alarm",
    ],
    demand: [
      {
        service: "pump-installation",
        why: "Three rivers, a canal and old gravel pits keep the groundwater close beneath many floors.",
      },
      {
        service: "air-conditioning-installation",
        why: "Rooms under the roof at Moor Park and offices at Maple Cross both stay hot, and each needs other consents.",
      },
      {
        service: "commercial-boiler-installation",
        why: "Boarding and day schools on the hills heat scattered buildings from boiler rooms that were made for an older fuel.",
      },
    ],
  },
  sevenoaks: {
    description:
      "Plumbers, gas and heating engineers in Sevenoaks, Otford, Riverhead and Borough Green: boilers, school heating, gas certificates, leaks and repairs.",
    lead: "Villas, schools and flats in Sevenoaks call our plumbers about roof tanks and water pressure, and our gas and heating engineers about boilers and certificates. Offices and workshops also ask us about air conditioning.",
    buildings: [
      "Knole, among the largest houses in England, stands in its deer park and opens off the High Street through a gate between shops. Sevenoaks School occupies much of the southern end. Tile-hung and Georgian fronts run to the Vine cricket ground. Kippington, Wildernesse and Granville Road are conservation areas of Victorian villas and later mansions.",
      "Hollybush and St John’s are terraces and railway streets. Office blocks near the station at Tubs Hill have turned into homes. Bat & Ball keeps its restored station, and the Vestry estate fronts Otford Road. Otford and Shoreham lie along the Darent, and Riverhead and Borough Green on the old roads. Fort Halstead is a defence site that is becoming homes.",
    ],
    working: [
      "Ragstone is hard and uneven, and the wall has a core of rubble. We drill it slowly with water, line the hole through its full depth and point it with lime, or we use an old opening. On Kippington Road a house may have three floors below its tank. There we look at the pressure, the old lead and the worn ball valves together.",
      "Private estates set their own hours for noisy work, and we keep to them. School holidays are short, so we replace heating pipes in lengths that can be running again before term. Between the ridge and Otford the ground falls by more than 100 m. Water pressure at the bottom can be so high that it needs a reducing valve.",
    ],
    dayAndNight: [
      "A roof tank that bursts in frost can spoil three floors. Learn where your stop valve is, and call our [plumbers for bursts](/services/emergency-plumbing-repairs) at once. The other winter call, from villas and from the flats at Tubs Hill, is for a [boiler repair](/boiler-services).",
      "Schools ask for [gas safety certificates for boarding houses and kitchens](/services/gas-safety-certificates), and owners of let villas for a [landlord’s record](/gas-services/landlord-gas-safety). Heating mains under a campus are kept in order by [yearly heating maintenance](/services/heating-system-maintenance). For workshops on the Vestry estate we look after [heaters and air conditioning](/hvac-services).",
    ],
    benefits: [
      "We drill ragstone with water, line the hole and point it again in lime",
      "You get the right pressure for your address, raised near the Vine and reduced at Otford",
      "We renew school heating pipes in lengths that are finished within a holiday",
    ],
    demand: [
      {
        service: "gas-safety-certificates",
        why: "Boarding houses, school kitchens and workshops on the Vestry estate each need a record of their own.",
      },
      {
        service: "heating-system-maintenance",
        why: "Deep villas and school buildings have long circuits, buried pipes and controls that follow the weather.",
      },
      {
        service: "emergency-plumbing-repairs",
        why: "A roof tank above three floors of plaster can do great damage in one frosty night.",
      },
    ],
  },
  slough: {
    description:
      "Air conditioning, chillers, heating, gas and plumbing in Slough, Langley and Poyle: data halls, factories, offices, the hospital, boilers and home repairs.",
    lead: "Slough’s data halls and factories call our air-conditioning engineers about cooling that must not stop. Offices and homes call our plumbers and our gas and heating engineers about boilers, leaks and gas checks.",
    buildings: [
      "The Trading Estate was begun in 1920 on an army vehicle depot and runs beside the Bath Road. It has confectionery, coatings, engineering and a dense cluster of data centres, with a power station of its own. Offices with glazed fronts line the A4.",
      "The Horlicks factory is now flats behind its chimney. The Curve and the bus station mark a centre in redevelopment, where the Queensmere mall closed in January 2026. Britwell is a London overspill estate, Langley a mix of interwar closes and freight sheds, and Poyle a cargo district near the runways. Wexham Park is the acute hospital. Upton Court and Baylis House survive from an older Slough.",
    ],
    working: [
      "A data hall gives off heat in every hour of the year. We change a chiller in stages, so that the number of standby machines never drops. Hired plant comes in, one machine goes out, you witness a test, and then we start on the next. Systems with that much refrigerant may need frequent leak checks and fixed leak detectors. Noise from many condensers is judged as a sum, to BS 4142, the standard for noise from plant.",
      "Heathrow has to agree to a crane, and particles from its traffic load the filters on fresh air. The Trading Estate has long had its own power, heat and water networks, so we agree a shutdown with their operator first. Some houses at Britwell have pipes in the floor screed. We find a leak there with tracer gas before we lift the floor.",
    ],
    dayAndNight: [
      "If your server room is heating up now, read our [emergency page](/emergency) and ring. Our engineers for [failed cooling](/services/emergency-hvac) take calls through the night. On the Trading Estate we also [service and change chillers](/services/chiller-installation) and keep the [register of gas plant](/gas-services/planned-maintenance) for owners with several units.",
      "In Langley and Britwell we [repair boilers](/boiler-services) and look for leaks under floors. In the Horlicks flats a leak goes to our [round-the-clock plumbers](/services/emergency-plumbing-repairs). Letting agents book [gas checks for rented homes](/gas-services/landlord-gas-safety).",
    ],
    benefits: [
      "We change chillers in stages that never reduce a data hall’s standby",
      "You have leak-check records ready for plant with a large refrigerant charge",
      "We find leaks under the floor at Britwell by tracer gas before we lift it",
    ],
    demand: [
      {
        service: "chiller-installation",
        why: "Data halls and food lines on the Trading Estate need chilled water all year, with a machine in reserve.",
      },
      {
        service: "emergency-hvac",
        why: "An overheating server room or a chocolate line that has stopped loses money by the minute.",
      },
      {
        service: "planned-maintenance",
        why: "Owners with several units on Buckingham Avenue and Ajax Avenue prefer one gas register for them all.",
      },
    ],
  },
  "st-albans": {
    description:
      "Plumbers, gas, heating and ventilation engineers in St Albans, Harpenden and London Colney: boilers, bathrooms, landlord gas checks, shops and offices.",
    lead: "In St Albans our plumbers and gas and heating engineers work in medieval shops and Victorian villas, and our air-conditioning engineers in offices. People ask about boilers and flues, scale, bathrooms and gas checks for flats they let.",
    buildings: [
      "The cathedral is built of Roman brick. French Row, the fifteenth-century Clock Tower, Fishpool Street and George Street share one conservation area of jettied and Georgian houses. St Peter’s Street has the market. Victoria Street leads to offices and flats by the City station. In the side streets, hat-makers’ factories are now studios.",
      "Bernards Heath, Clarence Park and Marshalswick go from Victorian to interwar as you walk out. The hospitals at Hill End, Cell Barnes and Napsbury became housing. Harpenden has a green high street and the Rothamsted laboratories. London Colney, Redbourn and Wheathampstead are villages with housing estates, and Porters Wood is the industrial one.",
    ],
    working: [
      "Verulamium is a scheduled monument, and the town around it is an archaeological area. A new trench for gas, drains or a heat pump may need consent, and an archaeologist may have to watch. So where we can, we use routes that exist. Where the first floor hangs over the street, a flue at the front is hardly ever lawful. We take it to the rear yard or line a chimney.",
      "The chalk water here is among the harder supplies, so a café or a salon needs a softener or scale control. The Ver meadows flood gently but for a long time. Where hospital wards became flats, hot pipes in the risers can overheat the corridors. We wrap the pipes and run the heating cooler, but keep the stored water hot enough to control Legionella.",
    ],
    dayAndNight: [
      "In Clarence Park and Harpenden people ask us about [bathrooms and kitchens](/services/bathroom-kitchen-plumbing), and they ring at night about [bursts and blocked drains](/services/emergency-plumbing-repairs). A [new boiler](/boiler-services) may need another flue route than the old one, and we tell you so at the start.",
      "Landlords near the City station and over the shops have us do the [gas safety check between tenancies](/gas-services/landlord-gas-safety). In offices on Victoria Street we [service the air conditioning](/air-conditioning), and at research sites we [measure ventilation](/services/ventilation-systems).",
    ],
    benefits: [
      "We use old trenches again, so that Roman ground is left alone",
      "Your coffee machine or salon on St Peter’s Street gets scale control of the right size",
      "We find the bare pipes that overheat corridors at the former hospitals, and wrap them",
    ],
    demand: [
      {
        service: "bathroom-kitchen-plumbing",
        why: "Clarence Park villas and Harpenden houses gain bathrooms faster than their hot water and drains can follow.",
      },
      {
        service: "ventilation-systems",
        why: "In research glasshouses, school laboratories and deep old shops, fresh air has to be brought in and measured.",
      },
      {
        service: "landlord-gas-safety",
        why: "Flats over shops and near the City station are let quickly, often before the last gas record has been found.",
      },
    ],
  },
  "staines-upon-thames": {
    description:
      "Plumbers, gas, heating and air-conditioning engineers in Staines, Egham, Ashford and Virginia Water: offices, flats, student halls, pumps and boilers.",
    lead: "When the Thames rises at Staines, people call our plumbers about pumps and wet plant. The rest of the year they ring our gas, heating and air-conditioning engineers about boilers, student hot water and cooling.",
    buildings: [
      "Clarence Street and Church Street keep Georgian fronts near the bridge and the old brewery. The Two Rivers retail park stands where the linoleum works was, and the Elmsleigh Centre is by the High Street. Tall flats are filling office plots at London Road. Laleham and Penton Hook have bungalows along the towpath.",
      "Stanwell and Ashford have airport sheds, post-war estates and a hospital. Egham has Royal Holloway, whose palatial Founder’s Building is listed Grade I, and offices by Runnymede. At Virginia Water the Wentworth estate spreads round its golf courses, and the old Holloway Sanatorium has become homes.",
    ],
    working: [
      "In the winter of 2014 the river covered streets from Staines to Egham. Along the towpath we put boilers and electrical boards above that level, fit check valves to drains and use pipe insulation that can be washed. On filled gravel pits we test the ground before we set down heavy plant.",
      "At Founder’s, students sleep in listed corridors with high rooms and few risers. New pipes share old chimney voids there, and work follows the term dates. At Wentworth the roads committee controls deliveries. A house there may have a pool, underfloor heating and a cooled cinema on one system. We work in the cargo sheds at Stanwell at night, once our engineers and tools are screened.",
    ],
    dayAndNight: [
      "When the river rises, the calls are about [sumps, sewage lifts and boosters](/plumbing-services/pump-installation). For water already in the house there is our [emergency plumbing service](/services/emergency-plumbing-repairs). In Ashford and along the towpath, [boilers](/boiler-services) come next.",
      "Student halls, hotels and the hospital rely on [hot water that is tested for Legionella](/services/water-system-maintenance). In offices by Runnymede and sheds at Stanwell we [service and mend cooling](/air-conditioning) at hours that suit the shift. Owners at Wentworth have our [heating engineers](/heating-services) look at pool, floors and boilers together. Landlords in Egham book [gas checks for student lets](/gas-services/landlord-gas-safety).",
    ],
    benefits: [
      "We refit towpath homes with boilers and boards above the water level of 2014",
      "Your students keep their hot water, because we work on halls outside term",
      "We work in cargo sheds at Stanwell at night, after staff and tools have been screened",
    ],
    demand: [
      {
        service: "pump-installation",
        why: "On low land between the Colne, the Thames and raised reservoirs, sumps, sewage lifts and boosters all matter.",
      },
      {
        service: "water-system-maintenance",
        why: "Student halls, airport hotels and a hospital store a lot of hot water and use it unevenly.",
      },
      {
        service: "commercial-installation",
        why: "Office plots by the station are becoming tall flats, which need new risers, meters and drains.",
      },
    ],
  },
  swanley: {
    description:
      "Plumbers, gas and heating engineers in Swanley, Hextable, Farningham and Eynsford: boiler servicing, trade-unit heaters, rooftop units, leaks and repairs.",
    lead: "Swanley’s homes, trade units and village inns call us for plumbing, gas and heating. The usual reasons are boilers, hard water, heaters in units, air conditioning on flat roofs, and leaks.",
    buildings: [
      "Swanley was a railway junction among nurseries and now has a motorway interchange. The centre is a precinct of the seventies with flats over shops and a superstore behind. Victorian railway streets lie by the station, and St Mary’s and White Oak are council estates of the fifties and sixties. Hextable, once home to a women’s horticultural college, is bungalows and closes on former nursery land.",
      "Trade and industrial units gather at Park Road, Teardrop and along London Road. To the east, on the Darent, are Farningham’s coaching inns and Eynsford’s ford and castle. At Horton Kirby a paper mill below a railway viaduct is now flats. Crockenhill is smallholdings, packhouses and farms.",
    ],
    working: [
      "Where nurseries stood, old boiler bases, oil tanks and heating pipes may still lie under gardens. If our trench meets one, we stop and test it. The precinct’s flat roofs carry extract fans and condensers close to the flats above the shops. We choose replacements by their noise at night and move them where the steel allows.",
      "Yards by the interchange load early and late, so we service heaters in the middle of the day. The Darent is a chalk stream that is low in some years and over its banks in others. The mill flats have thick walls, iron columns and few risers, and their boilers stand where the structure left room. Tell us which entrance and which floor, so that we bring the right ladder and parts.",
    ],
    dayAndNight: [
      "At St Mary’s, White Oak and Hextable most homes depend on a single boiler, and scale from chalk water can stop it. Our [boiler engineers](/boiler-services) then come. A [yearly service of gas appliances](/gas-services/appliance-servicing) finds it early. When a pipe bursts in a flat over the precinct, water soon reaches the shop below, and we send [a plumber at night](/services/emergency-plumbing-repairs) too.",
      "Trade counters call about [gas heating for a new unit](/services/gas-system-installations) and the [safety certificate for their gas](/services/gas-safety-certificates). For shops and leisure buildings we look after [rooftop units](/services/rooftop-unit-installation), and inns in Farningham ask about [kitchens and gas interlocks](/gas-services/commercial-kitchen-gas).",
    ],
    benefits: [
      "We look for buried nursery pipes and tanks before we dig deep at Hextable",
      "Your flat over the precinct gets quieter, because we fit quieter roof fans on better mounts",
      "We service heaters near the interchange in the quiet middle of the day",
    ],
    demand: [
      {
        service: "appliance-servicing",
        why: "Council-built houses at St Mary’s and bungalows at Hextable depend on one boiler each, fed with hard chalk water.",
      },
      {
        service: "gas-system-installations",
        why: "Trade counters and vehicle workshops near the motorway open quickly and need their heating at once.",
      },
      {
        service: "rooftop-unit-installation",
        why: "The superstore, the leisure centre and the precinct have flat roofs where packaged units can stand away from homes.",
      },
    ],
  },
  "waltham-abbey": {
    description:
      "Plumbers, gas and heating engineers in Waltham Abbey, Nazeing and Roydon Hamlet: glasshouse boilers, depots, shops, homes and landlord gas checks.",
    lead: "Growers at Nazeing, cold stores by the motorway and families in Waltham Abbey all use our gas and heating engineers. They call about large boilers, failed cooling and cold homes, and our plumbers come for leaks.",
    buildings: [
      "The Norman abbey church, with its Romanesque nave, closes the market place, and Sun Street is a conservation area of timber frames over shops. The Royal Gunpowder Mills keep listed and scheduled works among woods and canals. Ninefields and Roundhills are estates of the sixties and after.",
      "Waltham Point and the Meridian estate have supermarket depots, parcel hubs and trade units beside the motorway. To the north, Nazeing and Roydon Hamlet form one of the densest glasshouse districts in the country. To the east, Upshire’s weatherboard cottages, High Beach inns and Sewardstone’s farms border the Forest.",
    ],
    working: [
      "A cucumber house may burn gas by day for its carbon dioxide as well as for warmth, and store the hot water for the night. Flue gas that reaches plants must be clean. We analyse the burner, watch the nitrogen oxides and interlock the dosing fan. We give its heating pipes, storage tanks and combined heat and power engines (which make electricity too) the care that any boiler house gets.",
      "Chilled depots have condensers on the roof and cold air at the dock doors. Their defrost drains freeze if traps and heaters are neglected, so we check both before winter. On the land of the old explosive works the ground is contaminated and trees are protected. We dig there only with the site’s own clearance.",
    ],
    dayAndNight: [
      "A glasshouse that loses heat in January cannot wait for morning, and neither can a cold store. For growers we overhaul [burners under a gas maintenance contract](/gas-services/planned-maintenance), and for depots there are our [cooling and heating engineers on call](/services/emergency-hvac). Our [hub of gas services](/gas-services) lists what else we do on such a site.",
      "In Ninefields and Roundhills, and above the shops on Sun Street, we are called for [boiler repairs](/boiler-services) and [leaks at night](/services/emergency-plumbing-repairs). Landlords there book the [gas record their tenants must be given](/gas-services/landlord-gas-safety), and inns at High Beach their [kitchen gas check](/gas-services/commercial-kitchen-gas).",
    ],
    benefits: [
      "We analyse glasshouse burners, so that the flue gas is safe to feed to a crop",
      "Your cold store has its defrost drains trapped and heated before winter",
      "We get clearance for each route through the Gunpowder Mills land before we dig",
    ],
    demand: [
      {
        service: "commercial-boiler-installation",
        why: "Growers at Nazeing have boilers of megawatt size, with heat stores and burners that can turn down for spring.",
      },
      {
        service: "planned-maintenance",
        why: "One failed night in January can cost a crop, so growers have burners overhauled in autumn and keep spares on site.",
      },
      {
        service: "emergency-hvac",
        why: "Supermarket depots at Waltham Point move chilled food all night, and it spoils if the cooling fails.",
      },
    ],
  },
  "walton-on-thames": {
    description:
      "Plumbers, gas, heating and air-conditioning engineers in Walton-on-Thames, Hersham, Shepperton and Sunbury: riverside homes, studios, boilers and leaks.",
    lead: "Our plumbers, gas engineers and heating engineers work along the Thames at Walton, Shepperton and Sunbury. Homes call about frozen pipes, boilers and leaks, and film stages about air conditioning.",
    buildings: [
      "The Heart is the modern shopping street, with flats over it. Church Street and Bridge Street keep older fronts, and the arched road bridge of 2013 lands by Cowey Sale. Ashley Park and Burwood Park are private estates. Hersham has a green, a precinct and a trading estate.",
      "Across the water, Shepperton Studios has grown over the fields into dozens of stages. Sunbury has a riverside village, Kempton Park racecourse and a wide office campus. The Halliford and Shepperton banks have bungalows on stilts, and islands reached by footbridge or ferry. Raised reservoirs stand between all of these.",
    ],
    working: [
      "An island home gets its water through a pipe under the bridge or on the river bed, and its boiler by hand or by boat. We plan every part as a load that two people can carry, and fit two small cylinders where one would be too heavy. The frost reaches pipes below a floor on stilts, so we trace and insulate them.",
      "Stages at Shepperton change tenant and layout with each production. We keep hired cooling apart from the permanent plant, with connections ready at the wall. At The Heart the decks over the shops, where plant stands, belong to several leases. We mark up a plan of the roof first, so that we work on the right tenant’s unit.",
    ],
    dayAndNight: [
      "A pipe that splits under a house on stilts is often shut off on the other bank. When you ring our [emergency plumbing engineers](/services/emergency-plumbing-repairs), say how your house is reached, and they bring what they can carry. In Hersham and Walton we more often [repair a boiler](/boiler-services) or [refit a bathroom](/services/bathroom-kitchen-plumbing).",
      "Productions ask for [quiet air and chilled water](/services/chiller-installation) and for an [engineer on call](/services/emergency-hvac) while they shoot. For flats over The Heart and offices at Sunbury we service [air conditioning](/air-conditioning) and pumps under a [contract for the whole building](/maintenance).",
    ],
    benefits: [
      "We plan island jobs in loads that two people carry over the footbridge or take by boat",
      "Your production finds connections for hired chillers ready when it moves in",
      "We map the roof decks over The Heart lease by lease and unit by unit",
    ],
    demand: [
      {
        service: "emergency-plumbing-repairs",
        why: "Exposed pipes under riverside floors on stilts freeze and split, and the valve may be on the other bank.",
      },
      {
        service: "hvac-system-design",
        why: "Sound stages and their workshops need quiet air, flexible capacity and a plan for the next layout.",
      },
      {
        service: "energy-efficient-solutions",
        why: "Houses in Ashley Park and Burwood Park have room for heat pumps, and some have water nearby as well.",
      },
    ],
  },
  watford: {
    description:
      "Plumbers, gas, heating and air-conditioning engineers in Watford, Bushey, Oxhey and Abbots Langley: offices, shops, studios, boilers and landlord checks.",
    lead: "Offices, shops and studios in Watford call us about air conditioning and heating. Landlords call our gas engineers for yearly checks, and families need a plumber for a leak or an engineer for the boiler.",
    buildings: [
      "The Harlequin mall covers the middle of the High Street. Near it St Mary’s stands among almshouses, and the mansion of the Benskins brewery survives in the lower street. Clarendon Road is lined with new offices. The Town Hall and Colosseum, of about 1940, face the Parade, and Vicarage Road has terraces, the hospital and a football ground.",
      "Nascot is a conservation area of Victorian villas, and Cassiobury has semis and detached houses by a park. Croxley Park and the Watford business estate lie to the west. To the north, film studios fill an old aircraft works at Leavesden, and to the south South Oxhey is a London County Council estate. Bushey climbs a ridge, with big institutional buildings turned into homes.",
    ],
    working: [
      "The towers of Clarendon Road have windows that do not open and their cooling plant on top. To replace a coil we need a crane, a road closure and an early Sunday, and we plan that with the highway authority and your landlord. In the mall we fit out at night, to the centre’s own rules for connections. Chalk water scales humidifiers and dishwashers, so we include treatment.",
      "On match days the crowds close Vicarage Road, and we leave those days out of the programme. At the hospital, water or ventilation may be turned off only with a written permit. The Colne runs shallow under the lower High Street, where cellars need pumps.",
    ],
    dayAndNight: [
      "Tenants on Clarendon Road ring when a floor is too hot. Our engineers for [air-conditioning repair](/air-conditioning) come by appointment, and those for [cooling emergencies](/services/emergency-hvac) when it cannot wait. For shops, studios and trade parks we look after [units on the roof](/services/rooftop-unit-installation) and heaters under a [planned maintenance contract](/maintenance).",
      "In West Watford and Nascot we do [gas safety records for letting agents](/gas-services/landlord-gas-safety), and each [boiler repair](/boiler-services) that the check brings up. From Bushey to South Oxhey, people with a leak or a blocked drain call our [24-hour plumbers](/services/emergency-plumbing-repairs).",
    ],
    benefits: [
      "We plan crane Sundays on Clarendon Road with the highway authority and the landlord",
      "You get a programme for Vicarage Road that leaves out match days from the start",
      "We connect and test shop fit-outs in the mall at night",
    ],
    demand: [
      {
        service: "rooftop-unit-installation",
        why: "Stores, studios and trade parks from Colne Valley to Leavesden have large roofs and small yards.",
      },
      {
        service: "air-conditioning-installation",
        why: "Tenants on Clarendon Road change their layout floor by floor while the rest of the building stays in use.",
      },
      {
        service: "landlord-gas-safety",
        why: "Terraces in West Watford and converted houses in Nascot are widely let, and agents have many dates to keep at once.",
      },
    ],
  },
  weybridge: {
    description:
      "Plumbers, gas, heating and air-conditioning engineers in Weybridge, Addlestone, Chertsey and Byfleet: estate houses, offices, laboratories and homes.",
    lead: "On St George’s Hill and at Brooklands our heating, gas and air-conditioning engineers look after plant rooms and cooling. In the rest of Weybridge our plumbers and boiler engineers are called about leaks, bathrooms and cold radiators.",
    buildings: [
      "Monument Green and Church Street are the old village, and Baker Street and Queens Road have its shops. Portmore Park is Victorian and Edwardian. St George’s Hill, laid out from 1911 round golf and tennis clubs, has several hundred houses among rhododendrons. Most have been rebuilt larger.",
      "Brooklands, where racing cars and bombers were made, has the museum, parts of the scheduled banked track, office campuses and big-box retail. Addlestone’s centre is new flats over shops. Chertsey has St Peter’s Hospital, film stages at Longcross on a former tank-testing ground and a theme park among old gravel lakes. New Haw has the state veterinary laboratories.",
    ],
    working: [
      "A house on the Hill may have two plant rooms and air conditioning of the VRF kind (one outdoor unit for many rooms). Its pool has air handling of its own, heated ramps melt the snow, and one controller runs it all. We set the cooling in July and the heating in January and compare the meters afterwards. The gates are staffed, and the estate has rules for skips, cranes and Saturday work, so we ask about them first.",
      "Veterinary and hospital sites have containment rooms and clean zones, with a permit for each. The Wey and the Thames flood Hamm Court and parts of Chertsey, and we raise electrical plant there. Brooklands offices stand round tall halls. Where smoke control and comfort share a damper, we test the two together.",
    ],
    dayAndNight: [
      "A controller that fails on St George’s Hill can take heating, cooling and pool with it. Our [controls engineers](/bms-services) and [heating engineers](/heating-services) look at it as one system, and our [air-conditioning service](/air-conditioning) keeps the rest in order through the year.",
      "In Portmore Park, Addlestone and Byfleet people call about [boiler breakdowns](/boiler-services) and [bathroom plumbing](/services/bathroom-kitchen-plumbing). If water is coming through your ceiling, ring our [plumbers for emergencies](/services/emergency-plumbing-repairs). Hospitals, laboratories and film stages ask for [ventilation that holds its pressure](/services/ventilation-systems), and the Brooklands offices for [gas and plant certificates](/services/gas-safety-certificates).",
    ],
    benefits: [
      "We set up estate houses twice, in July and in January, and compare meter readings",
      "Your smoke and comfort dampers at Brooklands are tested together",
      "We raise plant at Hamm Court and Chertsey above the river levels on record",
    ],
    demand: [
      {
        service: "air-conditioning-installation",
        why: "Rebuilt houses on St George’s Hill have many rooms, pools and much glass, which need one cooling design.",
      },
      {
        service: "ventilation-systems",
        why: "Veterinary laboratories, operating theatres and film stages within a few miles need air pressure that is held and proved.",
      },
      {
        service: "bathroom-kitchen-plumbing",
        why: "Portmore Park villas are refitted floor by floor, often over lead pipes and shared drains.",
      },
    ],
  },
  windsor: {
    description:
      "Plumbers, gas and heating engineers in Windsor, Eton and Dedworth: hotel hot water, kitchen gas, boilers in listed streets, leaks and landlord checks.",
    lead: "Hotels, schools and restaurants in Windsor and Eton call us about hot water, kitchen gas and air conditioning. Residents ring for a plumber, or for a gas or heating engineer when the boiler stops.",
    buildings: [
      "Beneath the Castle are the cobbles of Market Street, the Guildhall that Wren completed and the shops of Peascod Street. Windsor Royal is a Victorian station made into arcades. Park Street, Clarence Crescent and Kings Road are Georgian and early Victorian terraces, and brick villas follow Osborne Road and Clarence Road.",
      "Eton’s High Street, much of it listed, leads to the College and its boarding houses. Two barracks, a theatre and riverside hotels are in the old town. Dedworth and Clewer are post-war estates, with a trade park and a large office campus on Maidenhead Road. Legoland is on the hill, and Old Windsor on the bank downstream.",
    ],
    working: [
      "Road closures for ceremonial days are published ahead, and we keep deliveries and cranes clear of them and of the Guard’s route. In the conservation areas we take flues to the rear yard. Much of the street faces the Castle, so we draw even a grille for approval. Roofs join from house to house, so we take great care with hot works.",
      "Hotels and restaurants by the Thames lie low. Their cellar drains are pumped, and grease has to be caught before the pump. At the College more than two dozen houses wake at the same hour. For such a house we size the hot water on that hour, fit valves that blend it to a safe heat at the basin, and record temperatures. We plan work round Halves, as Eton calls its terms.",
    ],
    dayAndNight: [
      "Below the Castle, tea rooms and hotels call for [repairs to kitchen gas](/gas-services/commercial-kitchen-gas) and for [drains and burst pipes](/services/emergency-plumbing-repairs). In summer they ask us to [mend or service the air conditioning](/air-conditioning). Duty managers can ring through the night; our page for [urgent work in managed buildings](/emergency-services) tells them what to have ready.",
      "For boarding houses and hotels we keep the [water safe from Legionella](/services/water-system-maintenance) and the [gas certificates](/services/gas-safety-certificates) in date. In Dedworth and Clewer we [repair boilers](/boiler-services), and landlords there ask for [gas safety checks](/gas-services/landlord-gas-safety).",
    ],
    benefits: [
      "We plan work round ceremonial closures and the Guard’s days",
      "Your Eton house has enough stored hot water for the hour when everyone gets up",
      "We catch grease before it reaches the cellar pumps of riverside kitchens",
    ],
    demand: [
      {
        service: "commercial-kitchen-gas",
        why: "Tea rooms, inns and hotel restaurants below the Castle cook all day in cellars and narrow back rooms.",
      },
      {
        service: "water-system-maintenance",
        why: "Hotel floors and boarding houses empty and fill with the season, and the water stands still in between.",
      },
      {
        service: "heating-system-maintenance",
        why: "Listed terraces let as offices and school houses have old pipes and mixed radiators that need balancing.",
      },
    ],
  },
  woking: {
    description:
      "Plumbers, gas, heating and air-conditioning engineers in Woking, Sheerwater, Knaphill and Ripley: heat-network flats, towers, boilers and repairs.",
    lead: "In Woking’s towers, people call our plumbers and heating engineers about water pressure and heat from the network. Further out, houses and offices call our gas and air-conditioning engineers about boilers and cooling.",
    buildings: [
      "Victoria Place stands over the centre with residential towers above thirty storeys, a hotel and shops, beside Export House and the Peacocks. The Lightbox is by the Basingstoke Canal. Red-brick Victorian streets lie south of the railway, and Hook Heath and Pyrford have villas among pines.",
      "Sheerwater, a London overspill estate, has been rebuilt in part. Goldsworth Park is a large suburb of the seventies and eighties on old nursery ground. The Shah Jahan Mosque is Grade I listed. McLaren’s lakeside factory is north of Horsell Common. Knaphill, Brookwood and Ripley have barracks-era streets, a great cemetery and coaching inns.",
    ],
    working: [
      `Woking began early to make its own heat and power, and the towers run on the energy centre at Poole Road. The network’s water is little over 60 °C, and older offices raise it with heat pumps. We check that your radiators and cylinders work at that figure. A flat has a heat interface unit, the box that takes heat from the network. Its filters, pressures and return temperature tell us more than the thermostat. ${changes.heatNetworks.brief}`,
      "In a building of thirty storeys cold water is pumped up in zones, each with its own pumps and reducing valves. We trace a fault by the floors it affects. The heath to the north is protected habitat, so we keep vans, noise and lights near it low. Its sandy soil is acid, so pipes in the ground have to be wrapped or made of plastic.",
    ],
    dayAndNight: [
      "A flat without hot water in the towers needs somebody who knows interface units. Our [heating maintenance team](/services/heating-system-maintenance) cleans and sets them for whole buildings, and our [pump engineers](/plumbing-services/pump-installation) restore the water pressure floor by floor. If a pipe leaks in your flat, our [emergency plumbers](/services/emergency-plumbing-repairs) come at night as well.",
      "At Sheerwater, Goldsworth Park and Knaphill homes have [boilers that we repair and service](/boiler-services), and landlords need a [gas safety certificate](/gas-services/landlord-gas-safety). Laboratories, showrooms and offices call about [cooling that needs a service](/air-conditioning) and about [fresh air](/services/ventilation-systems).",
    ],
    benefits: [
      "We check radiators at the network’s temperature before an office is connected",
      "Your tower’s pressure fault is traced zone by zone, without guesswork",
      "We wrap pipes at Hook Heath against the acid, sandy ground",
    ],
    demand: [
      {
        service: "heating-system-maintenance",
        why: "Interface units and branch pumps on the network slowly lose performance when their filters block.",
      },
      {
        service: "pump-installation",
        why: "Towers above thirty storeys are supplied by booster pumps in stages, with a standby in each zone.",
      },
      {
        service: "energy-efficient-solutions",
        why: "If your office joins low-temperature heat, or your house among the pines gives up gas, we first work out which radiators it needs.",
      },
    ],
  },
} as const satisfies Partial<Record<AreaSlug, AreaCopy>>;
