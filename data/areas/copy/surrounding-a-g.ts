import { changes } from "../../changes";
import type { AreaCopy } from "../../types";
import type { AreaSlug } from "../places";

/** The words of the towns around London from Banstead to Guildford. */
export const surroundingAToG = {
  banstead: {
    description:
      "Plumbers, gas and heating engineers for homes and shops in Banstead, Nork, Tadworth and Kingswood: boiler repair, leaks, gas checks and heat pumps.",
    lead: "Householders and shops in Banstead, Tadworth and Kingswood call us when they need a plumber, a gas engineer or a heating engineer. Boilers, leaks and hard water are the usual reasons, and in summer air conditioning for rooms under the roof.",
    buildings: [
      "All Saints, a flint church, stands behind the High Street, where the shops have flats over them. In the twenties and thirties Nork and the roads down to the single-track station filled with semis, chalet bungalows and parades. Tadworth has older railway villas beside the post-war Preston estate.",
      "Kingswood and Walton-on-the-Hill lie among golf courses, with detached houses of five bedrooms and more behind gates. Tadworth Court, a Grade I listed house, is the campus of a children’s rehabilitation charity. Open downland separates one village from the next.",
    ],
    working: [
      "Banstead stands high on the chalk and catches the wind. Near the Downs we check how the wind affects a flue before we fit it on a south-west gable. We put outdoor units against a sheltered wall, with the clearances their maker asks for. At Kingswood the drives are long, and so are the gas pipes. We may have to lay a larger one from the meter box before we fit anything else. If you have gates, tell us the code and where a van can stop.",
      "The local water company has to soften the groundwater that it treats, but the water still leaves scale. We test the hardness at your tap and choose the treatment from the result. Where a garage has become a boiler room, we give it ventilation, frost protection and a proper drain for the boiler’s condensate (waste water).",
    ],
    dayAndNight: [
      "In Nork and Tadworth we are usually called because a boiler has stopped or a tank has begun to leak. Our page on [boiler repair and servicing](/boiler-services) says what we check first. When water is running, our [emergency plumbers](/services/emergency-plumbing-repairs) come out at any hour. If you let a flat over the High Street, we carry out the yearly [gas safety check for landlords](/gas-services/landlord-gas-safety). Owners at Kingswood more often ask us to [lay a larger gas pipe](/gas-services/gas-pipework-installation) or to look after [air conditioning](/air-conditioning).",
    ],
    benefits: [
      "We check long gas pipes at Kingswood for loss of pressure before we add a boiler or a cooker",
      "You get treatment against scale that is chosen from a test at your own tap",
      "Our engineers place flues and fans where the wind on the plateau does not disturb them",
    ],
    demand: [
      {
        service: "energy-efficient-solutions",
        why: "The plots round the golf courses have room for ground loops, or for quiet outdoor units well away from the neighbours.",
      },
      {
        service: "gas-pipework-installation",
        why: "Pools, range cookers and second boilers need more gas than the pipe laid for one 1930s house can bring.",
      },
      {
        service: "bathroom-kitchen-plumbing",
        why: "Owners of chalet bungalows in Nork add bathrooms in the loft, which the first tank and soil pipe were not made to serve.",
      },
    ],
  },
  basildon: {
    description:
      "Plumbers, gas, heating and ventilation engineers for Basildon’s factories and New Town homes, Billericay and Wickford: repairs, servicing and new plant.",
    lead: "In Basildon we send heating, gas and air-conditioning engineers to the factories beside the A127, and plumbers to the New Town terraces. Firms call us about extract and heaters, and families about old warm-air heating and leaks.",
    buildings: [
      "Basildon was designated a New Town in 1949. It grew as neighbourhoods of terraces that face a footpath, with their garages in courts behind. Brooke House, a listed tower on V-shaped legs, stands over the Town Square, and the university hospital is at Nethermayne.",
      "Factories, laboratories and trade counters fill Pipps Hill, Cranes and Burnt Mills north of the centre, and Ford has its engineering campus at Dunton. Billericay keeps a Georgian High Street. Wickford’s centre by the railway has been rebuilt piece by piece, and at Langdon Hills the last traces of the plotlands remain.",
    ],
    working: [
      "Some estate houses still have ducted warm-air heaters from the sixties and seventies. We tell you what a like-for-like heater involves. We also show you what a boiler with radiators would mean for floors and walls that never had pipes. Many front doors are a walk from the kerb, so we agree beforehand where to park and how heavy parts get to the house.",
      "The factories have high bays, roller doors and processes that give off heat. If extract fans take out more air than comes back warmed, the heaters cannot keep up, so we measure both. Before anyone works on a roof of asbestos cement we read the asbestos register, lay boards and plan how to rescue somebody who falls.",
    ],
    dayAndNight: [
      "Works managers at Burnt Mills and Cranes call us when a heater, a fan or a compressor stops during a shift. Many ask for one [maintenance contract](/maintenance) that covers their [factory ventilation](/services/ventilation-systems) and their gas heaters. It can include the [gas safety certificates for business premises](/services/gas-safety-certificates).",
      "At home the calls are about [boilers that lock out](/boiler-services). For burst pipes and blocked drains our [24-hour plumbers](/services/emergency-plumbing-repairs) take calls all night. Landlords in the estates also book [CP12 gas checks](/gas-services/landlord-gas-safety) with us.",
    ],
    benefits: [
      "We tell you plainly whether your warm-air heater is worth renewing or should make way for radiators",
      "Your factory gets as much warmed fresh air back as its extract takes out",
      "We read the asbestos register before anyone steps onto a sixties roof",
    ],
    demand: [
      {
        service: "ventilation-systems",
        why: "Machining, coating and packing firms along the A127 blow out air that has to be replaced, filtered and warmed.",
      },
      {
        service: "gas-system-installations",
        why: "Radiant heaters, process burners and offices often share one works supply that has been extended many times.",
      },
      {
        service: "rooftop-unit-installation",
        why: "The town centre and the leisure park have wide flat roofs, where we can reach packaged plant without closing the shop.",
      },
    ],
  },
  borehamwood: {
    description:
      "Plumbers, gas, heating and air-conditioning engineers in Borehamwood, Elstree, Radlett and Shenley: quiet cooling for studios, boilers and leaks for homes.",
    lead: "Studios, offices and families in Borehamwood call us for plumbers, for gas and heating engineers and for air conditioning. Studio managers ask for quiet cooling, and residents for help with boilers and shared drains.",
    buildings: [
      "Elstree Studios stands off Shenley Road, the main shopping street, and Sky’s stages are on Rowley Lane. In the fifties the London County Council built large estates here for families who left bombed London. Along Elstree Way, offices and factories are being replaced by apartments.",
      "Elstree village, on the old Roman road above Aldenham reservoir, is a conservation area. Radlett follows Watling Street, with large twentieth-century houses on private roads. Shenley has new homes in the grounds of its former asylum, and Centennial Park has modern offices and studios for light industry.",
    ],
    working: [
      "A sound stage has to be cooled so quietly that a microphone does not hear it. That calls for large ducts, slow air, lined bends and machines on isolators outside the sound-proof shell. Stage lights go from nothing to hundreds of kilowatts within minutes, so we choose valves and fans that can follow. We fit our hours round the shooting schedule.",
      "When an office on Elstree Way becomes flats, shared boilers go into a frame that was made for desks. The pipes rise where the lift lobbies were, and we trace those routes before we give a price. On the estates, kitchens stand back to back on one soil pipe. To clear a blockage we may need to reach your neighbour’s kitchen as well as yours.",
    ],
    dayAndNight: [
      "Studios and workshops call us first about cooling. They have [chillers repaired](/services/chiller-installation) and [air conditioning serviced](/air-conditioning) between productions. They also need [fresh air systems](/services/ventilation-systems) that meet a stated noise limit. If a server room or an edit suite overheats at night, our [emergency page](/emergency) says what to do until we are there.",
      "A blocked soil pipe on the estates soon troubles several homes, and residents and managing agents call our [plumbers for leaks and drains](/services/emergency-plumbing-repairs). In Radlett and Shenley people more often ask us to [service or replace a boiler](/boiler-services).",
    ],
    benefits: [
      "We design air systems for stages and edit rooms to a stated noise limit",
      "You choose the hours: we visit between shooting days on Shenley Road and Rowley Lane",
      "We trace the pipe routes in office-to-flat conversions before you are given a price",
    ],
    demand: [
      {
        service: "hvac-system-design",
        why: "In stages, dubbing rooms and wardrobe stores, noise, heat and fresh air have to be settled together before anything is bought.",
      },
      {
        service: "chiller-installation",
        why: "Lights and servers at the studios make heat in every season, which calls for chilled water with a standby machine.",
      },
      {
        service: "emergency-plumbing-repairs",
        why: "Fifties council blocks have shared soil pipes and iron drains that flood the flat below when they fail.",
      },
    ],
  },
  brentwood: {
    description:
      "Plumbers, gas, heating and air-conditioning engineers in Brentwood, Shenfield and Hutton: boilers for schools and homes, kitchen gas and repairs.",
    lead: "Looking for a plumber, a gas engineer or a heating engineer in Brentwood? Schools call us about old boiler rooms, restaurants about kitchen gas, and owners in Hutton about bedrooms that need air conditioning.",
    buildings: [
      "Brentwood grew as a coaching town on a ridge. The High Street passes the ruin of St Thomas’s chapel, with Brentwood School and the classical cathedral of 1991 behind it. At Warley the barracks became Ford’s headquarters and then a site for new homes. The listed hospital on Warley Hill is now flats.",
      "Shenfield, where the Elizabeth line ends, has commuter semis and the shopping parades of Hutton Road. Hutton Mount is a private estate of large detached houses. There is industry at Hutton and at Childerditch beside the A127. Some offices are in converted barns at the edge of the Green Belt.",
    ],
    working: [
      "Schools here have grown block by block. We often find one gas meter, four boiler rooms and pumps that work against each other. We measure the flows before we replace anything, and we keep heavy work for the summer holiday. In the hospital conversion, thick walls and listed chimneys limit where a flue can come out. We plan each one with the management company.",
      "A restaurant on the High Street needs gas that shuts off when the extract fan fails. Its duct has to end above the windows next door. At Hutton Mount the covenants and the mature trees decide where we may dig. We keep outdoor units away from the neighbours’ bedrooms. If your road is private, tell us its rules on parking and working hours.",
    ],
    dayAndNight: [
      "Restaurants and bars call us when the gas shuts off or a fan fails before the evening trade. Our [commercial kitchen gas engineers](/gas-services/commercial-kitchen-gas) deal with both. Schools and care homes ask for [yearly servicing under contract](/maintenance) and for [gas certificates for their sites](/services/gas-safety-certificates).",
      "From the houses in Shenfield and Hutton we get calls about [boiler faults](/boiler-services), [bathroom plumbing](/services/bathroom-kitchen-plumbing) and [air conditioning that no longer cools](/air-conditioning). If water or heating fails at night, the [page for emergencies](/emergency) tells you how to limit the damage and how to reach us.",
    ],
    benefits: [
      "We bring several school boiler rooms under one set of controls during August",
      "Your High Street kitchen has its gas cut-off and its extract tested in a single visit",
      "We plan trenches at Hutton Mount round tree roots and covenants",
    ],
    demand: [
      {
        service: "commercial-boiler-installation",
        why: "Independent schools and care homes on the ridge have ageing boiler rooms that were extended with each new block.",
      },
      {
        service: "commercial-kitchen-gas",
        why: "Between Wilson’s Corner and the chapel, many small kitchens have been fitted into old shops for the evening trade.",
      },
      {
        service: "air-conditioning-installation",
        why: "Bedrooms in the roof and glazed garden rooms in Hutton overheat, and a unit can stand unseen against an outside wall.",
      },
    ],
  },
  caterham: {
    description:
      "Plumbers, gas and heating engineers in Caterham, Whyteleafe, Warlingham and Woldingham: sump pumps, boiler repair, leaks and gas work for homes and schools.",
    lead: "Caterham has shops in the valley and houses on the hill, and our plumbers, gas engineers and heating engineers work in both. We are called about flooded cellars, water pressure and boilers.",
    buildings: [
      "The station, Croydon Road and Church Walk lie in a dry valley, with Victorian villas climbing both sides. On the hill the Guards depot of the 1870s has become The Village: its barrack blocks are homes round the old parade ground. Later houses fill the site of St Lawrence’s Hospital.",
      "Caterham School and De Stafford are the largest campuses. Woldingham’s detached houses are spread through beech woods. Whyteleafe lines the A22, Warlingham keeps its green, and Godstone, below the escarpment, has timber-framed inns by the pond.",
    ],
    working: [
      "The Caterham Bourne is fed by groundwater and can run for weeks after a wet winter. In 2016 a cloudburst flooded streets on the hill as well. We therefore place boilers, meters and electrical gear above the recorded flood level. Sumps get two pumps and an alarm that works in a power cut, and we fit valves that stop low gullies from flowing back.",
      "The slope decides your water pressure. A house high on the valley side may stand many metres above the main, while the shops at the foot take its full pressure. We measure it before we choose a cylinder or a pump. In the barracks conversion gas pipes follow shared corridors, so we agree sleeves and ventilation with the freeholder before work starts.",
    ],
    dayAndNight: [
      "After a wet winter the first calls are from the valley, where owners ask us to repair or fit [sump pumps with alarms](/plumbing-services/pump-installation). If water is already coming in, our [emergency plumbing team](/services/emergency-plumbing-repairs) can be called at any hour.",
      "On the hill the frost lasts longer, and a [boiler that fails](/boiler-services) cannot wait. For schools we offer [planned heating maintenance](/services/heating-system-maintenance), and for landlords in The Village and the villas the [annual gas record](/gas-services/landlord-gas-safety). Where a house lies beyond the gas main, our page on [heating without a gas boiler](/services/energy-efficient-solutions) is the place to begin.",
    ],
    benefits: [
      "We set boilers and meters in the valley above the flood levels on record",
      "Your pump alarm at Whyteleafe still reports when the mains power has gone",
      "We survey gas routes in the barrack blocks together with the managing agent",
    ],
    demand: [
      {
        service: "pump-installation",
        why: "Bourne water rises through floors from Wapses Lodge to Whyteleafe, and sumps and one-way valves are what keep it out.",
      },
      {
        service: "heating-system-maintenance",
        why: "The schools’ boilers and the shared plant on the hill work hard through long frosts on high ground.",
      },
      {
        service: "energy-efficient-solutions",
        why: "Woldingham’s detached houses have room for heat pumps, and those beyond the gas main save the most.",
      },
    ],
  },
  chelmsford: {
    description:
      "Air conditioning, ventilation, gas, heating and plumbing in Chelmsford, Broomfield and Beaulieu: offices, laboratories, riverside flats and new homes.",
    lead: "Our engineers look after air conditioning, heating and gas in Chelmsford’s offices and laboratories, and our plumbers work in its flats and houses. Cooling that fails, stuffy rooms, leaks and boilers are what people call about.",
    buildings: [
      "The Shire Hall closes the High Street, with the cathedral behind it. The city grew on radio, bearings and electrical engineering. Marconi’s New Street frontage survives within apartments, and the university has its campus on the Chelmer nearby. Shoppers know Bond Street and High Chelmer, and Moulsham Street for its small old fronts.",
      "Duke Street and Victoria Road are office streets by the station. Teledyne’s factory on Waterhouse Lane makes electronic tubes and sensors. Widford and Dukes Park are the trading estates, and Broomfield has the acute hospital. Beaulieu, a large new suburb to the north-east, got its own station in 2025.",
    ],
    working: [
      "Rooms for electronics and research need steady humidity, filtered air and a set pressure between one space and the next. We measure all three before we change a setting, because a humidifier that has failed can matter as much as a compressor. In the pedestrian streets of the centre a crane can only come early, with the street closed. We apply for the closure in good time.",
      "The Can and the Chelmer meet beside the shops. If your plant is in a basement near the water, we raise the electrical gear and fit a second pump as a standby. New homes at Beaulieu are airtight and depend on ventilation units that recover heat. When rooms feel stuffy, the cause is usually a clogged filter or a closed valve. We clean the unit and balance it again.",
    ],
    dayAndNight: [
      "Facilities managers on Duke Street and Victoria Road have us [look after the air conditioning](/air-conditioning), often within one [planned maintenance agreement](/maintenance). Laboratories call about [ventilation and air pressure](/services/ventilation-systems), and about [cooling or heating that has failed overnight](/services/emergency-hvac).",
      "In the flats beside the rivers a leak soon reaches the home below. Our [plumbers answer night calls](/services/emergency-plumbing-repairs) as well. Owners of older houses, in Broomfield as in the city, call us for [a boiler that will not start](/boiler-services).",
    ],
    benefits: [
      "We record humidity and pressure in a laboratory before we alter its controls",
      "You get a crane plan for the pedestrian centre together with the street closure",
      "We set ventilation units at Beaulieu back to the airflow they were designed for",
    ],
    demand: [
      {
        service: "ventilation-systems",
        why: "Teaching laboratories, electronics rooms and airtight new homes all need airflow that has been measured.",
      },
      {
        service: "air-conditioning-installation",
        why: "Offices on Duke Street and Victoria Road are refitted floor by floor as tenants change.",
      },
      {
        service: "commercial-installation",
        why: "Riverside apartments and student blocks near the old Marconi works need pumped water, risers and meters.",
      },
    ],
  },
  cheshunt: {
    description:
      "Plumbers, gas, heating and air-conditioning engineers in Cheshunt, Waltham Cross and Goffs Oak: flats at Lakeside, Brookfield stores, offices and homes.",
    lead: "From Cheshunt to Waltham Cross and Goffs Oak, people call us for plumbers, gas and heating engineers and rooftop air conditioning. Leaks in new flats, old boilers and pumps are the usual reasons.",
    buildings: [
      "Roses, cucumbers and tomatoes were once grown under glass from Waltham Cross to Goffs Oak. The Old Pond marks the middle of Cheshunt, with Turners Hill to its south and the lakes of the Lee Valley park to the east. Cheshunt Lakeside, by the station, is a new quarter on the land of Tesco’s former head office. Brookfield has large glass-fronted stores beside the A10.",
      "Waltham Cross gathers round its Eleanor Cross and the Pavilions precinct. Theobalds keeps a mansion and parkland. Park Plaza, across the trunk road, has print halls, offices and a recent data centre. Goffs Oak mixes farm lanes, bungalows and closes on former nurseries.",
    ],
    working: [
      "The valley floor is wet gravel. A tank below ground needs a heavy slab that stops it from floating. Low streets rely on pumped drains, and we advise owners to keep a spare impeller (the part of the pump that turns). Some nursery plots were sold with their old mains still in the ground, which is why we trace pipes and cables before we dig.",
      "Large blocks such as those at Lakeside usually take heat and pumped water from a shared plant room. Before we drain anything we test the valve in your flat and the valve on your landing. At Brookfield we work on door heaters and roof units before the stores open, when there are no customers under the platform.",
    ],
    dayAndNight: [
      "If water is coming through the ceiling of your flat, call our [24/7 plumbers for leaks](/services/emergency-plumbing-repairs). Tell them the block and the floor, and who holds the riser key. Managing agents have us look after [booster pumps](/plumbing-services/pump-installation) and the stored water, with [Legionella checks and records](/services/water-system-maintenance).",
      "Stores and print halls call about [rooftop air conditioning](/services/rooftop-unit-installation) that has stopped, and about gas heaters. In Goffs Oak and round Turners Hill it is more often a [boiler that needs repair](/boiler-services), and landlords there need a [gas safety record](/gas-services/landlord-gas-safety) every year.",
    ],
    benefits: [
      "We test the riser valves in Lakeside blocks before we drain a flat",
      "At Goffs Oak we trace buried nursery pipes before we dig",
      "Your store at Brookfield has its door heaters and roof units serviced before it opens",
    ],
    demand: [
      {
        service: "commercial-installation",
        why: "In apartments and mixed blocks by the station we install pumped cold water, meters and drainage from the ground up.",
      },
      {
        service: "rooftop-unit-installation",
        why: "Large stores and print halls beside the A10 have wide flat roofs that are strong enough for packaged units and easy to reach.",
      },
      {
        service: "water-system-maintenance",
        why: "Leisure buildings by the lakes and care homes off Turners Hill have showers and stored water that must be kept free of Legionella.",
      },
    ],
  },
  chigwell: {
    description:
      "Plumbers, gas, heating and air-conditioning engineers in Chigwell, Grange Hill and Abridge: pools, large houses, gas meters and landlord gas checks.",
    lead: "Owners of large houses in Chigwell call our heating, gas and air-conditioning engineers about boilers, pools and gas supplies. Landlords and families in Grange Hill call our plumbers about leaks, and us all about the yearly gas check.",
    buildings: [
      "Old Chigwell is a short street in a conservation area: St Mary’s, the King’s Head that Dickens wrote about and the red-brick school founded in 1629. Manor Road, Hainault Road and the private lanes beyond have large detached houses. Many were rebuilt since the eighties with gates, cinemas and indoor pools.",
      "Grange Hill has interwar semis and shops by the Central line. Limes Farm is a council estate of flats and houses from the late sixties. Chigwell Row faces Hainault Forest, and farms, stables and the aerodrome at Stapleford lie along the Roding towards Abridge.",
    ],
    working: [
      "A pool hall has to be kept dry as well as warm. We size the dehumidifier on how much water the pool gives off. We also keep the air pressure in the hall a little lower than in the house, so that chlorine stays out of your rooms. Two boilers, a pool heater and a range cooker can together need more gas than a standard house meter passes. We add up the total early.",
      "A basement in London Clay needs a sump with two pumps. At Limes Farm some flues end over a shared walkway, and we measure their distance from doors and windows again. Land by the river at Abridge floods, and farms beyond the gas main burn oil or bottled gas. Please tell us about gates, drives and where a van may stand when you book.",
    ],
    dayAndNight: [
      "Owners on Manor Road and Hainault Road call when a boiler has locked out or a pool is cold, and our [engineers for large house heating](/heating-services) look at the whole system. They also ask us for [cooling in a basement room](/services/air-conditioning-installation), [new bathrooms](/services/bathroom-kitchen-plumbing) and a [bigger gas meter](/gas-services/gas-meter-installation).",
      "At Limes Farm and above the shops at Grange Hill the calls come from tenants and their landlords. We carry out the [landlord gas check, also called a CP12](/gas-services/landlord-gas-safety), and [mend the boiler](/boiler-services) if it fails. When a pipe bursts, we send an [emergency plumber](/services/emergency-plumbing-repairs).",
    ],
    benefits: [
      "We keep the air in your pool hall dry, so that its windows stay clear",
      "You know the gas load of house, pool and annexe before the meter is ordered",
      "We measure walkway flues at Limes Farm against the guidance of today",
    ],
    demand: [
      {
        service: "gas-meter-installation",
        why: "Rebuilt houses on Manor Road have pools, ranges and second boilers, which together outgrow a house’s usual gas supply.",
      },
      {
        service: "air-conditioning-installation",
        why: "Basement cinemas, gyms and big south-facing kitchens take in more heat than an open window lets out.",
      },
      {
        service: "landlord-gas-safety",
        why: "Flats at Limes Farm and over the Grange Hill shops are let one by one, each with its own boiler and flue.",
      },
    ],
  },
  crawley: {
    description:
      "Air conditioning, heating, gas and plumbing in Crawley, Horley and at Gatwick: hotels, Manor Royal factories, the heat network and New Town homes.",
    lead: "Hotels, factories and families in Crawley call us for plumbing, gas, heating and air conditioning. Gatwick works through the night, so calls about hot water, cooling and leaks come at every hour.",
    buildings: [
      "Crawley was designated a New Town in 1947. More than a dozen neighbourhoods, each with its own parade and school, surround the centre. Queens Square and County Mall have the shops, and the timber-framed George Hotel recalls the coaching village. The hospital at West Green gives urgent and community care.",
      "Manor Royal, in the north, has electronics, flight simulators, kitchens for airlines, distribution and data rooms. Gatwick adds terminals, hangars, car parks and many hotels along the A23 and in Horley. Ifield keeps a medieval church and a village green.",
    ],
    working: [
      "On the airfield side our engineers need passes, an escort and a list of tools. A crane near the runway has to be cleared with the aerodrome first. Busy hotels have few empty floors, so we drain one riser at a time in the early afternoon. Where a fresh-air inlet faces the aprons or the A23, we fit filters that catch fine particles.",
      `The Town Hall, the Create offices and more than two hundred flats take their heat from the council’s energy centre. Inside the building we work on your side of the heat exchanger, and we record the flow and return temperatures before we change anything. ${changes.heatNetworks.brief} Some older houses still have warm-air heating behind grilles. Their garages may be some way from the door, so we agree with you where to leave the van.`,
    ],
    dayAndNight: [
      "A hotel without hot water calls us at once, whatever the hour. Duty managers can read our [24/7 service for facilities managers](/emergency-services) and the advice for [heating or cooling that has failed](/services/emergency-hvac). Between emergencies we keep [Legionella records for bathrooms and tanks](/services/water-system-maintenance) and look after [chillers at Manor Royal](/services/chiller-installation).",
      "In the neighbourhoods, from Ifield to Maidenbower, we [repair boilers and radiators](/boiler-services) and stop [leaks and burst pipes](/services/emergency-plumbing-repairs). Landlords there ask for [yearly gas safety records](/gas-services/landlord-gas-safety).",
    ],
    benefits: [
      "We clear crane lifts near Gatwick with the aerodrome before the date is set",
      "Your hotel gets its hot water repaired riser by riser between checkout and check-in",
      "We balance heat-network flats in the centre by the temperature of the water that returns",
    ],
    demand: [
      {
        service: "emergency-hvac",
        why: "Simulators, airline kitchens and hotel floors are in use all night and cannot wait until an office opens.",
      },
      {
        service: "chiller-installation",
        why: "Manor Royal’s test halls, data rooms and large offices need cooling all year, so we plan a new machine round their production.",
      },
      {
        service: "water-system-maintenance",
        why: "Hotel bathrooms fill and empty with the flight schedule, and taps that are seldom used have to be flushed.",
      },
    ],
  },
  dartford: {
    description:
      "Air conditioning, ventilation, gas, heating and plumbing in Dartford, Greenhithe and Stone: Bluewater shops, warehouses, the hospital, flats and homes.",
    lead: "Shops, warehouses, clinics and thousands of new homes in Dartford use our plumbers and our gas, heating and air-conditioning engineers. They call us about leaks between flats, warm stores and drains that back up near the creek.",
    buildings: [
      "Bluewater lies in a former chalk quarry, with car parks under white cliffs. Crossways, by the bridge, has offices, hotels and warehouses. The Bridge and the land of Littlebrook power station carry homes, business units and very large depots. Darent Valley Hospital stands on the hill by Darenth Wood.",
      "In the town, Holy Trinity and the galleried Royal Victoria and Bull stand near the Darent, where flats have replaced the medicine factory. Temple Hill is a big post-war estate. Ingress Park at Greenhithe surrounds a listed Tudor-Gothic abbey house, and Stone House Hospital has become apartments.",
    ],
    working: [
      "Bluewater has its own rules on connections, method statements and night access, and we draw a shop fit-out to them. Chalk dust and traffic at the crossing block filters early, so we watch the pressure across them.",
      "Darent Valley was among the first hospitals bought through private finance, so permits there come from the company that runs the building. Near the creek, high tide can hold drains shut and push water back, and we fit non-return valves there. Chalk makes the water very hard. In the newer flats we descale heat exchangers on a set date, before anyone complains of cool taps.",
    ],
    dayAndNight: [
      "In the flats of Ingress Park a leak can pass several floors while the owner is at work. Neighbours and agents call our [plumbers for urgent leaks](/services/emergency-plumbing-repairs) at all hours. Temple Hill’s landlords book [gas safety checks for rented homes](/gas-services/landlord-gas-safety), and householders ring about [boiler repairs](/boiler-services).",
      "Shops and offices at Bluewater and Crossways have us [service and repair their cooling](/air-conditioning). Warehouses ask for a [contract that covers heaters and filters](/maintenance). Surgeries come to us for [ventilation that can be shown to work](/services/ventilation-systems).",
    ],
    benefits: [
      "We draw Bluewater fit-outs to the centre’s connection points and night rules",
      "You can test the valves we fit on drains near the tidal creek",
      "We change filters at Crossways when their pressure drop says so, because lorries dirty the air",
    ],
    demand: [
      {
        service: "air-conditioning-installation",
        why: "Tenants change at Bluewater and Crossways, and each new one needs its cooling and fresh air planned again.",
      },
      {
        service: "ventilation-systems",
        why: "Clinical rooms at Darent Valley and surgeries in the new districts need measured air changes and a record of them.",
      },
      {
        service: "emergency-plumbing-repairs",
        why: "Stacked flats at Ingress Park and on the former factory site pass a leak down several floors before anyone is home.",
      },
    ],
  },
  dorking: {
    description:
      "Plumbers, gas and heating engineers in Dorking, Westcott, Brockham and the Holmwoods: boiler repair, kitchen gas for inns, leaks and heat pump surveys.",
    lead: "In Dorking and the villages round it, our plumbers, gas engineers and heating engineers work in shops, inns and old houses. People ask us about boilers in listed buildings, kitchen gas and what could replace oil.",
    buildings: [
      "Dorking is a market town in the gap where the Mole cuts through the chalk. The High Street has a raised pavement, and timber frames behind Georgian brick. West Street’s antique shops are in still older buildings, and St Martin’s spire rises above both. Rose Hill is a ring of nineteenth-century villas entered by an arch. Pippbrook, a listed Gothic mansion, stands in its park near Dorking Halls.",
      "Deepdene’s grand house was demolished in the sixties, and an office block took its place. Denbies vineyard covers the slope to the north. Westcott, Brockham, Betchworth and the Holmwoods are villages in or beside the Surrey Hills, with tile-hung cottages, country inns, estates and riding yards.",
    ],
    working: [
      "Caves and cellars were cut in the sandstone under South Street and beyond. Before we set down a heavy unit or plan a borehole, we check what is below. A listed inn seldom has a free outside wall. For the flue we line and inspect an old chimney. Kitchen ducts we lay in the rear valley of the roof, out of sight of the street.",
      "Many houses off the main roads burn oil or bottled gas. For these we compare a heat pump with your present radiators and with the electricity supply you have. Pipp Brook and the Mole both flood, so near the bridge at Brockham we hang the boiler high. The lanes are steep and narrow, and we ask you beforehand how large a van can reach the door.",
    ],
    dayAndNight: [
      "If your inn loses the gas to its cooker on a Saturday, you need an engineer soon. Our page on [gas in commercial kitchens](/gas-services/commercial-kitchen-gas) covers repairs and yearly certificates. Once the gas network has made a leak safe, our [gas leak repair team](/services/emergency-gas-repairs) mends the pipe, tests it and relights the appliances.",
      "Householders in Dorking ring about [boilers without heat or hot water](/boiler-services) and frozen or burst pipes, where a [plumber on night call](/services/emergency-plumbing-repairs) comes out. In the villages people also ask us about [heat pumps in place of oil](/services/energy-efficient-solutions). Schools and offices have us keep their [heating under contract](/services/heating-system-maintenance).",
    ],
    benefits: [
      "We look up cave and cellar records before we set plant down in South Street",
      "Your listed inn gets a lined chimney and kitchen ducts that do not show",
      "We check an oil-heated house room by room before we recommend a heat pump",
    ],
    demand: [
      {
        service: "energy-efficient-solutions",
        why: "Many houses below Leith Hill and Ranmore heat with oil, and a survey shows whether a heat pump would suit them.",
      },
      {
        service: "commercial-kitchen-gas",
        why: "Coaching inns, wedding houses and vineyard restaurants cook for many guests in rooms that were not planned for it.",
      },
      {
        service: "heating-system-maintenance",
        why: "Country-house offices and prep schools have long pipes underground and boilers a walk away from the rooms they heat.",
      },
    ],
  },
  epping: {
    description:
      "Plumbers, gas and heating engineers in Epping, Theydon Bois and North Weald: boiler repair and servicing, leaks, hangar heating and gas checks for landlords.",
    lead: "Cottages, shops and airfield hangars near Epping all call us for plumbing, gas and heating. The call may be about a boiler, a bathroom, air conditioning or the heat in a big hangar.",
    buildings: [
      "Epping lies along a ridge, with the Forest on one side and fields on the other. Its wide High Street has kept the market, the coaching inns and a tall brick water tower. Bodley’s church of St John the Baptist has a tower of its own. Hemnall Street and Lindsey Street have Victorian cottages. Ivy Chimneys and the streets by the Central line terminus are interwar and later.",
      "St Margaret’s, on The Plain, is a community hospital. Theydon Bois has villas round a green with an avenue of oaks, and hardly a street lamp. North Weald’s old RAF airfield has hangars, workshops and distribution yards. Copped Hall, half restored, overlooks the motorway.",
    ],
    working: [
      "Forest land begins at many garden fences. It belongs to the City of London Corporation, which keeps it as Conservators, and a verge that looks like council grass may be theirs. If your gas or water pipe has to cross it, we ask for their consent before we dig. Each November we also find leaves in flues, gullies and the coils of outdoor units.",
      "In Theydon Bois an engineer who comes after dark works by head torch, so we label outside valves and put them where a hand can reach. The hangars at North Weald have doors wider than a house. Warm air is lost as soon as one opens, so we fit radiant heaters that switch off with the doors.",
    ],
    dayAndNight: [
      "People in Epping who ring at night have water where it should not be, or no heat. Our [emergency plumbing repairs](/services/emergency-plumbing-repairs) deal with the first and our [boiler engineers](/boiler-services) with the second. If you rent out a cottage or a flat, we also do the [gas safety inspection each landlord needs](/gas-services/landlord-gas-safety).",
      "Businesses at North Weald call about [gas and heating in workshops and hangars](/services/gas-system-installations). Shops and inns on the High Street have us [service their air conditioning](/air-conditioning) and check [kitchen gas](/gas-services/commercial-kitchen-gas).",
    ],
    benefits: [
      "We clear a trench beside the Forest with the Conservators before we dig",
      "You find your stop valves by their labels, even where Theydon Bois has no lamps",
      "We fit hangar heaters that warm people and go off when the doors open",
    ],
    demand: [
      {
        service: "gas-system-installations",
        why: "Hangars, workshops and barn offices round North Weald need new gas supplies, or bottled gas where the main is too far away.",
      },
      {
        service: "appliance-servicing",
        why: "Leaves and wood smoke get into flues and air inlets along the whole edge of the Forest.",
      },
      {
        service: "bathroom-kitchen-plumbing",
        why: "In cottages off Hemnall Street, a modern bathroom has to fit a rear addition whose drains are shallow.",
      },
    ],
  },
  epsom: {
    description:
      "Plumbers, gas and heating engineers in Epsom, Ewell and Stoneleigh: boilers, ventilation and safe water for colleges, homes and the racecourse.",
    lead: "We are plumbers and gas, heating and ventilation engineers for Epsom, Ewell and Stoneleigh. Families call about boilers and leaks, and colleges and the racecourse about cold rooms, cooling and safe water.",
    buildings: [
      "The clock tower stands in a wide High Street beside the Ashley Centre. Church Street and Woodcote keep Georgian houses from the racing and spa years. Epsom College, the University for the Creative Arts and NESCOT are separate campuses, and the general hospital faces Dorking Road.",
      "Five London asylums once stood round Horton, and some of their brick blocks remain among the new streets. Ewell gathers round its springs and Bourne Hall, a listed round library of 1970. Stoneleigh is made up of 1930s semis, and the Derby grandstands look across from the Downs.",
    ],
    working: [
      "Race meetings close roads and fill suites that stand empty for weeks. If you run such rooms, we flush their water to a written plan and start the cellar cooling before the caterers come. Our own visits keep clear of race days. Workshops at the art college have kilns, solvents and laser cutters, each with its own extract and its own gas or electrical cut-off to test.",
      "The asylum blocks have deep plans, high ceilings and thick brick, and radiators sized for a small house leave them cold. We work out the heat for each room again. Epsom lies where the chalk dips under the clay. Below the springs at Ewell the groundwater stands close to the floor, so we avoid pump pits and stand hot water cylinders on plinths.",
    ],
    dayAndNight: [
      "In Stoneleigh the usual call is about a [wall-hung boiler that has stopped](/boiler-services). A leak goes to our [plumbers on call](/services/emergency-plumbing-repairs), by day or by night. Owners of the Horton blocks ask our [heating engineers](/heating-services) why a tall room stays cold.",
      "For colleges and event rooms we carry out [Legionella checks and flushing](/services/water-system-maintenance) and look after [workshop extract](/services/ventilation-systems). We also write the [gas certificates a public building needs](/services/gas-safety-certificates). Outside term time we can do the heavier jobs without closing a room.",
    ],
    benefits: [
      "We flush and record the water in grandstands and suites between race meetings",
      "The safety cut-offs of kilns and extract in your art workshops are tested",
      "We work out radiators again for the tall rooms of former hospital wards",
    ],
    demand: [
      {
        service: "water-system-maintenance",
        why: "Event rooms, boarding houses and college halls stand idle for part of the year, and still water is when Legionella can grow.",
      },
      {
        service: "appliance-servicing",
        why: "Stoneleigh has street after street of boilers hung in former larders and coal stores.",
      },
      {
        service: "hvac-system-design",
        why: "Teaching workshops and converted wards need their fresh air and heat worked out room by room.",
      },
    ],
  },
  esher: {
    description:
      "Plumbers, gas, heating and air-conditioning engineers in Esher, Cobham, Claygate and Molesey: plant rooms, boilers, cooling and repairs for owners.",
    lead: "A house near Esher can have as much equipment as a small hotel. Owners call our plumbers and our heating, gas and air-conditioning engineers when heating, pool and cooling do not work together, or when something leaks.",
    buildings: [
      "Behind the High Street lie Claremont, a Grade I listed mansion that is now a school, and Sandown Park racecourse with its banqueting halls. Esher Place, Claremont Park and the Fairmile in Cobham are private roads of very large houses, some old and some newly rebuilt.",
      "Claygate keeps Victorian and Edwardian villas on its Foley estate. Kent Town in East Molesey is a conservation area of Victorian houses near Hampton Court station. Thames Ditton has a village street down to the slipway. Offices stand at the edges of Cobham, and showrooms and inns along the Portsmouth Road.",
    ],
    working: [
      "Twelve heating circuits, a pool, a spa and ten fan coils (units that blow warmed or cooled air) need one controller that runs them all. We draw your system as we find it, label it and then put the sequence right. Estate committees add their own rules on delivery hours and on plant that can be seen from the road. We ask them and the council before we book a lorry.",
      "The Mole and the Ember run through Molesey in channels that were engineered after the 1968 flood. Near them we put boilers and pump panels on the first floor where we can. Larger plots at Cobham have room for pipes in the ground that feed a heat pump, but tree preservation orders limit where we may dig.",
    ],
    dayAndNight: [
      "When the controls of a large house fail, everything can stop at once. Our [controls engineers](/bms-services) trace the fault, and our [heating engineers](/heating-services) put right what has failed with them. In summer people on the Fairmile ask us to [repair or service air conditioning](/air-conditioning).",
      "In Claygate, Molesey and Thames Ditton the calls are about [boiler faults and services](/boiler-services) or [a new bathroom](/services/bathroom-kitchen-plumbing). Burst pipes go to our [emergency repair plumbers](/services/emergency-plumbing-repairs). Clubs and banqueting halls call for [kitchen gas safety and repair](/gas-services/commercial-kitchen-gas), best on the days between events.",
    ],
    benefits: [
      "We draw and label the plant in your house and put it under one controller",
      "You answer the estate committee and the planners with one set of drawings",
      "We raise boilers and panels in Molesey clear of the level of the 1968 flood",
    ],
    demand: [
      {
        service: "air-conditioning-installation",
        why: "Rebuilt houses on the Fairmile have glass at the back and rooms in the roof, and both stay hot in July.",
      },
      {
        service: "heating-system-maintenance",
        why: "Large houses and boarding schools have more pumps, valves and sensors than any owner can keep track of.",
      },
      {
        service: "commercial-kitchen-gas",
        why: "Racecourse banquets, gastropubs and golf clubs cook hard for a day on equipment that then stands idle.",
      },
    ],
  },
  "gerrards-cross": {
    description:
      "Plumbers, gas, heating and air-conditioning engineers in Gerrards Cross, Beaconsfield and the Chalfonts: boilers, heat pumps, leaks and kitchen ducts.",
    lead: "Gerrards Cross has large Edwardian houses that lose heat quickly, so people ask our heating engineers about boilers and heat pumps. Our plumbers replace old lead pipes there, and our gas and air-conditioning engineers work in the inns and shops.",
    buildings: [
      "The railway came in 1906, and the village grew at once in oak, brick and tile. Packhorse Road has Tudor-fronted shops by the station and a supermarket on a concrete arch over the cutting. Camp Road, Bulstrode Way and South Park were laid out with Arts and Crafts houses on wide plots. Bulstrode is an Iron Age fort beside a Victorian mansion.",
      "Chalfont St Peter has a 1960s centre in a valley, with the Epilepsy Society’s campus above it, and Milton’s cottage is at Chalfont St Giles. Beaconsfield has two centres: four broad coaching streets in the Old Town, then shops and villas of the 1910s round the station. Wilton Park, once an army school, is new housing.",
    ],
    working: [
      "In an Arts and Crafts house the tiles sweep down to the eaves. There is room for ducts inside the roof. An outdoor unit beside a dormer would spoil it, so we put that behind the garage. Leaded windows lose much heat. We measure the water temperature in your radiators on a cold morning before we say whether they suit a heat pump.",
      "Behind their brick fronts, Beaconsfield’s inns have medieval frames. We plan flues, grease ducts and cellar cooling there with the conservation officer. In the Misbourne valley the stream comes and goes with the level of water in the chalk. Basements at Chalfont St Peter need sump pumps, and we run these in dry years too.",
    ],
    dayAndNight: [
      "Owners of the first houses often call about a galvanised tank or a lead pipe that has given way. Our [emergency plumbers](/services/emergency-plumbing-repairs) stop the water, and our [bathroom and kitchen plumbers](/services/bathroom-kitchen-plumbing) renew the pipes. Others ask for [boiler servicing](/boiler-services), or for advice on [heat pumps and lower bills](/services/energy-efficient-solutions).",
      "For a care campus in the Chalfonts, [one maintenance contract](/maintenance) can cover heating, gas and water. Inns and cafés in Beaconsfield ask us for [gas checks in the kitchen](/gas-services/commercial-kitchen-gas) and for [cooling that is kept out of sight](/air-conditioning).",
    ],
    benefits: [
      "We record radiator temperatures in houses with leaded windows before we size a heat pump",
      "Your outdoor unit goes behind the garage on the wide plots off Camp Road",
      "We agree flues and grease ducts in the Old Town with the conservation officer",
    ],
    demand: [
      {
        service: "energy-efficient-solutions",
        why: "Big, draughty houses of the 1910s burn a lot of gas, and their plots leave several choices for low-carbon heating.",
      },
      {
        service: "hvac-system-design",
        why: "Care campuses and enlarged villas in the Chalfonts need calculated loads, because rules of thumb give the wrong answer in both.",
      },
      {
        service: "bathroom-kitchen-plumbing",
        why: "We still find lead supply pipes, galvanised tanks and iron soil pipes behind the panelling of the first houses.",
      },
    ],
  },
  gravesend: {
    description:
      "Plumbers, gas and heating engineers in Gravesend, Northfleet, Ebbsfleet, Longfield and Meopham: boilers, gas leaks, kitchens and landlord gas checks.",
    lead: "Landlords in Gravesend call our gas engineers, community kitchens our heating and ventilation engineers, and householders our plumbers. Old gas pipes, boilers and leaks are the usual reasons.",
    buildings: [
      "The cast-iron Town Pier of 1834 and the Royal Terrace Pier look across the Thames to Tilbury. Harmer Street and Berkley Crescent are stucco of the 1830s. The High Street goes down to the river, and Windmill Hill and Pelham Road have Victorian villas. The Guru Nanak Darbar gurdwara is recent, large and domed.",
      "Northfleet grew on paper and cement: its terraces stand on strips of land between pits, with wharves below. Ebbsfleet Garden City is going up in the old quarries at Castle Hill and Swanscombe. To the south lie Longfield, Hartley, Meopham with its long green, and New Ash Green, planned from the sixties by Eric Lyons.",
    ],
    working: [
      "On the stucco terraces in the conservation areas we keep vents and flues off the front. Cellars near the promenade depend on the tidal wall, so we fit flap valves on drains and move plant up a floor. At Northfleet a terrace may have a cliff behind it. Before a crane or a scaffold tower comes, we look at the ground at the back.",
      "A gurdwara kitchen that feeds a crowd every day needs extract, a gas cut-off and grease traps of the size a hotel has. At New Ash Green the village association has covenants on changes to the outside, even small ones. We tell you what to ask it before you buy an outdoor unit.",
    ],
    dayAndNight: [
      "Old steel and lead gas pipes still run under some Northfleet terraces. After the gas network has made a leak safe, our [gas leak repair engineers](/services/emergency-gas-repairs) find it, renew the pipe and relight what was off. In a house let by the floor, each flat needs its [landlord’s gas safety record](/gas-services/landlord-gas-safety). We can check several on one staircase in a single visit.",
      "For temple kitchens, pubs and schools we provide [kitchen gas certificates and repairs](/gas-services/commercial-kitchen-gas). For a burst pipe there are our [plumbers, day and night](/services/emergency-plumbing-repairs), and for cold radiators our [boiler repair service](/boiler-services). At Ebbsfleet, where many homes are new, people ask about [heating without gas](/heating-services).",
    ],
    benefits: [
      "We find a flue route at the rear for houses behind Harmer Street’s stucco fronts",
      "Your community kitchen has its gas cut-off, extract and grease traps checked yearly",
      "We look up the covenants at New Ash Green before you order plant",
    ],
    demand: [
      {
        service: "landlord-gas-safety",
        why: "Stucco and Victorian houses near the pier are often let by the floor, with boilers of every age on one staircase.",
      },
      {
        service: "commercial-kitchen-gas",
        why: "Temple langar kitchens, riverside pubs and schools cook for many people and need gas that shuts off safely when a fan fails.",
      },
      {
        service: "emergency-gas-repairs",
        why: "Where old steel or lead pipe survives in Northfleet terraces, we renew it once a leak has been traced, then test and relight.",
      },
    ],
  },
  grays: {
    description:
      "Plumbers, gas, heating and air-conditioning engineers in Grays, Tilbury, Purfleet and Chafford Hundred: warehouses, Lakeside shops, terminals and homes.",
    lead: "Warehouses and terminals by the Thames at Grays use our heating and gas engineers, and Lakeside’s shops our air-conditioning engineers. Householders call our plumbers and boiler engineers about leaks and cold radiators.",
    buildings: [
      "Docks, depots and tank farms line the Thames from Purfleet to Tilbury. Grays has a short High Street, the listed State Cinema of 1938 and towers at Seabrooke Rise by the river. Chafford Hundred was built from the late eighties among the cliffs and gorges of old chalk pits. Lakeside, in West Thurrock, has a shopping mall, retail parks and hotels.",
      "The Port of Tilbury handles grain, paper, cars and containers next to one of the largest parcel warehouses in Britain. Fuel terminals, a detergent factory and gravel berths fill the bank to Purfleet, where opera scenery is made at High House. East Tilbury preserves the white concrete houses of the Bata shoe company.",
    ],
    working: [
      "Terminals and factories with major-hazard status allow no spark without a permit, and some allow no mobile phone. We plan the job without flame where that can be done, using press joints, couplings and lengths of pipe made up beforehand. At the port the terminal operator issues security passes and gives us a route for the van, which we arrange in advance.",
      "Some warehouses by the river are over 12 m high, with open doors. Fans under the roof push the warm air back down to where people work. In Chafford Hundred each close was built within a year or two, so its boilers and cylinders wear out in the same few winters. The marsh behind the sea wall is drained by pumps.",
    ],
    dayAndNight: [
      "Depots work through the night, and so do we when a heater, a pump or a pipe fails there. Logistics firms can bring several buildings into one [maintenance contract](/maintenance), with their [heaters and gas certificates](/services/gas-safety-certificates). Shops at Lakeside ask us about [plant on the roof](/services/rooftop-unit-installation) and [cooling repairs](/air-conditioning).",
      "In Chafford Hundred people call when a cylinder drips or a [boiler gives out](/boiler-services). In the towers at Seabrooke Rise they call when water comes from the flat above, and our [leak and burst plumbers](/services/emergency-plumbing-repairs) come out at night as well. Landlords have us keep their [CP12 records](/gas-services/landlord-gas-safety) up to date.",
    ],
    benefits: [
      "We plan work without flame, and the permits for it, at fuel and port terminals",
      "Your tall warehouse at Tilbury gets its warm air back down to the people picking goods",
      "We check the valves and discharge pipes of ageing cylinders in Chafford Hundred",
    ],
    demand: [
      {
        service: "gas-pipework-installation",
        why: "Factories and warehouses along the A1089 and London Road need long welded pipes that can be shut off zone by zone.",
      },
      {
        service: "rooftop-unit-installation",
        why: "Lakeside’s stores have acres of flat roof, where a crane can swap a unit while the shop stays open.",
      },
      {
        service: "planned-maintenance",
        why: "Logistics firms hold several buildings on the estuary and prefer one list of equipment and one calendar of inspections.",
      },
    ],
  },
  guildford: {
    description:
      "Ventilation, gas, heating, cooling and plumbing in Guildford and Godalming: laboratories, schools, student blocks, old shops and family homes.",
    lead: "Guildford’s old shops, its hospital and university and its family houses all call us for plumbing, gas, heating and air conditioning. They ask about boilers, laboratory air, leaks and student hot water.",
    buildings: [
      "Granite setts climb the High Street past the Guildhall’s bracket clock, Abbot’s Hospital and the castle keep. Behind it are Charlotteville, planned for Victorian workers, and villas on the chalk. West of the river, Maufe’s brick cathedral stands on Stag Hill above the University of Surrey.",
      "The Surrey Research Park and the Royal Surrey County Hospital share the next rise, and game studios and offices fill the streets by the station. Slyfield is the main industrial estate and Onslow Village a garden suburb. Godalming, Charterhouse and the Tillingbourne villages stretch south and east.",
    ],
    working: [
      "The High Street is closed to vehicles much of the day, and a crane’s outriggers would damage the setts. We take plant for the old shops apart and carry it in, and we plan deliveries round the closure. A few basements are medieval undercrofts, so we drill nothing until we have read the listing.",
      "Fume cupboards and clean rooms need air that always moves from one room to the next. One damper set wrongly upsets the whole chain. We record each reading before and after our work. Walnut Tree Close and Millmead flood from the Wey. Student towers need pumped water, and we try their pumps on standby power.",
    ],
    dayAndNight: [
      "In laboratories, colleges and clinics we [measure and repair ventilation](/services/ventilation-systems), and we look after boilers and pumps under a [servicing contract](/maintenance). If your hall of residence loses its hot water, use our [24/7 line for site managers](/emergency-services).",
      "Round Onslow Village and Charlotteville we [repair and service boilers](/boiler-services) and [refit bathrooms](/services/bathroom-kitchen-plumbing). Along Walnut Tree Close the calls are about leaks and floods, for which we keep [plumbers on call day and night](/services/emergency-plumbing-repairs). Landlords of student houses book the [gas check the law requires](/gas-services/landlord-gas-safety).",
    ],
    benefits: [
      "We record fume cupboard and clean-room readings before and after every change",
      "Your shop on the setts gets plant that is carried in, with no crane on the street",
      "We try booster pumps in student blocks on standby power before term",
    ],
    demand: [
      {
        service: "ventilation-systems",
        why: "Research laboratories, hospital theatres and windowless game studios depend on measured airflow and pressure.",
      },
      {
        service: "system-commissioning",
        why: "At campus and hospital we set up new burners while the plant beside them carries the load, and test each safety device in turn.",
      },
      {
        service: "commercial-boiler-installation",
        why: "Boarding schools at Godalming, day schools in the town and older halls suit sets of condensing boilers that switch on one by one.",
      },
    ],
  },
} as const satisfies Partial<Record<AreaSlug, AreaCopy>>;
