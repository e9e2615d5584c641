import { changes } from "../../changes";
import type { AreaCopy } from "../../types";
import type { AreaSlug } from "../places";

/** The words of the towns around London from Banstead to Guildford. */
export const surroundingAToG = {
  banstead: {
    title: "Banstead boilers, heat pumps and plumbing on the Downs",
    description:
      "Heating, gas and plumbing for Banstead’s interwar roads, Tadworth cottages and the large private-estate houses of Kingswood and Walton-on-the-Hill.",
    lead: "Banstead is a chalk-top village that filled up between the wars. Wind, long drives and limestone-rich groundwater set the engineering brief.",
    buildings: [
      "All Saints, a flint church, stands behind a High Street of shops with flats over them. Around it the twenties and thirties built Nork and the roads down to the single-track station: semis, chalet bungalows and parades. Tadworth has the post-war Preston estate beside older railway villas.",
      "Kingswood and Walton-on-the-Hill are golf country, with detached houses of five bedrooms and more behind gates. Tadworth Court, a Grade I listed house, is the campus of a children’s rehabilitation charity. Open downland separates one settlement from the next.",
    ],
    working: [
      "The plateau is exposed. A terminal on a south-west gable near the Downs needs its wind effects checked, and outdoor units want a sheltered wall with the maker’s clearances. Long plots mean long buried runs: at Kingswood the gas pipe from meter box to plant room may need a larger size before anything else.",
      "The local water company is obliged to soften the groundwater that it treats, yet supplies still leave scale. We test hardness at the tap and choose treatment from the reading. Garages turned into boiler rooms get ventilation, frost protection and a proper drain for condensate.",
    ],
    benefits: [
      "Meter-to-plant-room pipework on long Kingswood drives checked for pressure drop",
      "Scale treatment chosen from a tap test, since Surrey groundwater is partly softened",
      "Flue and fan terminals placed for a windy plateau",
    ],
    demand: [
      {
        service: "energy-efficient-solutions",
        why: "Detached plots round the golf courses have space for ground arrays, or for quiet outdoor units well away from a boundary.",
      },
      {
        service: "gas-pipework-installation",
        why: "Added pools, range cookers and second boilers outgrow a supply laid for one 1930s house.",
      },
      {
        service: "bathroom-kitchen-plumbing",
        why: "Chalet bungalows in Nork gain loft bathrooms that the original tank and soil stack were never meant to serve.",
      },
    ],
  },
  basildon: {
    title: "Basildon HVAC and gas for factories, hospital and homes",
    description:
      "Industrial ventilation, heating and gas along Basildon’s enterprise corridor, with boilers and plumbing for New Town terraces, Billericay and Wickford.",
    lead: "A New Town laid out for work as much as for living: one long belt of industry beside the A127, and estates planned to the last garage court.",
    buildings: [
      "Designated in 1949, Basildon grew as neighbourhoods of terraces turned away from the road, with garages in courts behind. Brooke House, a listed tower on V-shaped legs, stands over the Town Square. Nethermayne has the university hospital.",
      "Pipps Hill, Cranes and Burnt Mills hold factories, laboratories and trade counters north of the centre; Dunton has Ford’s engineering campus. Billericay keeps a Georgian High Street, Wickford a rail-served centre rebuilt piecemeal, and Langdon Hills the last traces of the plotlands.",
    ],
    working: [
      "Ducted warm-air heaters from the sixties and seventies survive in estate houses. Replacing one means choosing between a like-for-like unit and a wet system with pipes where no pipes were planned. Front doors on footpaths, far from the kerb, make parking and carrying part of the job.",
      "Factory space along the A127 has high bays, roller doors and process heat. Air taken out by extract must be put back warmed, or the heaters never catch up. Roof work above asbestos-cement sheeting needs the register, boards and a rescue plan first.",
    ],
    benefits: [
      "Warm-air heaters in New Town terraces assessed honestly: renew or convert",
      "Make-up air balanced against process extract at Burnt Mills and Cranes",
      "Asbestos registers read before anyone steps onto a sixties factory roof",
    ],
    demand: [
      {
        service: "ventilation-systems",
        why: "Machining, coating and packing along the A127 throw out air that has to be replaced, filtered and tempered.",
      },
      {
        service: "gas-system-installations",
        why: "Radiant tube, process burners and reception offices often share a single works supply that has grown by addition.",
      },
      {
        service: "rooftop-unit-installation",
        why: "The town centre and leisure park have wide flat roofs, where packaged plant frees the shop floor and is reached without closing it.",
      },
    ],
  },
  borehamwood: {
    title: "Borehamwood and Elstree studio HVAC, heating and gas",
    description:
      "Quiet ventilation and cooling for Borehamwood sound stages, heating for post-war estates and Elstree Way flats, and boilers for Radlett’s larger houses.",
    lead: "Few towns of this size have made so many films. Stages, workshops and production offices sit beside streets built for families leaving bombed London.",
    buildings: [
      "Elstree Studios stands off Shenley Road, the main shopping street, and Sky’s stages are on Rowley Lane. London County Council estates of the fifties make up much of the town. Elstree Way, once a row of offices and factories, is turning into apartments.",
      "Elstree village, on the old Roman road, is a conservation area above Aldenham reservoir. Radlett follows Watling Street with large twentieth-century houses on private roads. Shenley has new homes in the grounds of its former asylum. Centennial Park supplies modern offices and studios for light industry.",
    ],
    working: [
      "A sound stage must be cooled without being heard. That calls for large ducts, low velocity, lined bends and plant on isolators outside the acoustic shell. Lighting loads swing from nothing to hundreds of kilowatts within minutes, so control valves and fans need a wide turndown. Shooting schedules fix our hours.",
      "Elstree Way conversions bring communal plant into frames made for offices; risers go where the old lift lobbies were. On the estates, back-to-back kitchens share soil stacks, so one blockage is everyone’s.",
    ],
    benefits: [
      "Air systems designed to a stated noise criterion for stages and edit rooms",
      "Plant visits fitted round the shooting day on Shenley Road and Rowley Lane",
      "Office-to-flat risers on Elstree Way mapped before pipework is priced",
    ],
    demand: [
      {
        service: "hvac-system-design",
        why: "Stages, dubbing rooms and wardrobe stores need noise, heat gain and fresh air settled together on paper.",
      },
      {
        service: "chiller-installation",
        why: "Lighting and server loads at the studios peak in any season and want central chilled water with standby.",
      },
      {
        service: "emergency-plumbing-repairs",
        why: "Fifties council blocks with shared stacks and iron drains flood the flat below when they fail.",
      },
    ],
  },
  brentwood: {
    title: "Brentwood heating, cooling and gas, Warley to Shenfield",
    description:
      "Boiler plant for Brentwood’s schools, hospital conversions and offices, air conditioning for Hutton Mount houses and kitchen gas on the High Street.",
    lead: "A ridge-top coaching town with old institutions, big houses and a night-time High Street.",
    buildings: [
      "The High Street runs past the ruin of St Thomas’s chapel; behind it stand Brentwood School and the classical cathedral of 1991. Warley’s barracks became Ford’s headquarters and then a site for new homes, while the listed hospital on Warley Hill was converted to flats.",
      "Shenfield, the end of the Elizabeth line, is commuter semis and parades on Hutton Road. Hutton Mount is a private estate of large detached houses. Industry is grouped at Hutton and at Childerditch beside the A127, with offices in converted barns round the Green Belt edge.",
    ],
    working: [
      "School plant here lives in additions of every decade: one gas meter, four boiler rooms, pumps that fight. We survey flows before replacing anything, and heavy work waits for the summer holiday. In the hospital conversion, thick walls and listed chimneys limit where a terminal can go, so flues are designed with the management company.",
      "Restaurants and bars on the High Street need interlocked gas and extract that discharges above neighbouring windows. The Mount’s covenants and mature trees shape trenches, and condensers are kept away from bedroom boundaries.",
    ],
    benefits: [
      "Multi-boiler school sites brought under one control strategy during August",
      "High Street kitchens proved for interlock and extract in a single visit",
      "Trench routes at Hutton Mount drawn round roots and covenants",
    ],
    demand: [
      {
        service: "commercial-boiler-installation",
        why: "Independent schools and care homes on the ridge run ageing boiler rooms that have been extended block by block.",
      },
      {
        service: "commercial-kitchen-gas",
        why: "The evening trade between Wilson’s Corner and the chapel packs many small kitchens into old shops.",
      },
      {
        service: "air-conditioning-installation",
        why: "Roof-storey bedrooms and glazed garden rooms in Hutton overheat, and there is outside wall enough for a discreet unit.",
      },
    ],
  },
  caterham: {
    title: "Caterham heating, pumps and plumbing, valley to hill",
    description:
      "Sump pumps for Caterham’s flood-prone valley, boilers for the converted Guards barracks, and heating for Woldingham and Warlingham houses on the chalk.",
    lead: "Caterham is two towns on one road: shops in the dry valley, barracks and terraces on the hill. Water behaves differently in each.",
    buildings: [
      "In the valley are the station, Croydon Road and Church Walk, with Victorian villas climbing both sides. On the hill, the Guards depot of the 1870s has become The Village, its barrack blocks turned into homes round the old parade ground. Later houses fill the site of St Lawrence’s Hospital.",
      "Caterham School and De Stafford are the largest campuses. Woldingham spreads detached houses through beech hangers. Whyteleafe lines the A22, Warlingham keeps its green, and Godstone, below the escarpment, has timber-framed inns by the pond.",
    ],
    working: [
      "The Caterham Bourne is fed by groundwater and can run for weeks after a wet winter, while hill streets flooded from cloudburst in 2016. Boilers, meters and electrical gear therefore go above the recorded level. Sumps have twin pumps and a power-failure alarm, and check valves guard low gullies.",
      "Slopes add static head. A house high on the valley side may sit many metres above the main, while shops at the foot take its full pressure. In the barracks conversion the gas route follows common corridors, so sleeves and ventilation get the freeholder’s agreement.",
    ],
    benefits: [
      "Valley plant rooms set above the flood levels on record",
      "Pump alarms at Whyteleafe that still report when the mains power has gone",
      "Barrack-block gas routes surveyed with the managing agent",
    ],
    demand: [
      {
        service: "pump-installation",
        why: "Bourne water rises through floors from Wapses Lodge to Whyteleafe, where only sumps and check valves help.",
      },
      {
        service: "heating-system-maintenance",
        why: "Campus heating at the schools and communal plant on the hill work hard through long frosts on high ground.",
      },
      {
        service: "energy-efficient-solutions",
        why: "Woldingham’s detached houses have room for heat pumps, and any that lie beyond the gas main gain most.",
      },
    ],
  },
  chelmsford: {
    title: "Chelmsford HVAC for offices, campus, labs and new homes",
    description:
      "Office cooling, laboratory ventilation and boiler plant in Chelmsford, from Marconi’s old works and the university campus to Broomfield and Beaulieu.",
    lead: "Radio, bearings and electrical engineering made Chelmsford. The city still needs clean rooms and good control, now beside riverside flats.",
    buildings: [
      "The Shire Hall closes the High Street and the cathedral stands behind it. Marconi’s New Street frontage survives within apartments; the university fills a campus on the Chelmer nearby. Bond Street and High Chelmer hold the shops, and Moulsham Street keeps its small old fronts.",
      "Duke Street and Victoria Road are office streets by the station. Teledyne’s factory on Waterhouse Lane makes electronic tubes and sensors. Widford and Dukes Park are the trading estates, Broomfield the acute hospital. Beaulieu, to the north-east, is a large new suburb with its own station, opened in 2025.",
    ],
    working: [
      "Electronics and research rooms need stable humidity, filtered air and pressure steps between spaces, so we measure before touching a set point. A failed humidifier matters as much as a failed compressor. City-centre roofs take cranes only from pedestrian streets, early and with a closure.",
      "The Can and the Chelmer meet beside the shops. Basement plant near the water should have raised switchgear and duty-standby sumps. At Beaulieu, airtight homes depend on balanced heat recovery units: clogged filters and closed valves, not the heat source, are the usual complaint.",
    ],
    benefits: [
      "Humidity and pressure logged in laboratories before controls are altered",
      "Crane plans for the pedestrian centre prepared with the highway closure",
      "Beaulieu ventilation units rebalanced to their design air flows",
    ],
    demand: [
      {
        service: "ventilation-systems",
        why: "Teaching laboratories, electronics rooms and tight new homes all stand or fall by measured air flow.",
      },
      {
        service: "air-conditioning-installation",
        why: "Offices on Duke Street and Victoria Road are refitted floor by floor as tenants change.",
      },
      {
        service: "commercial-installation",
        why: "Riverside apartments and student blocks near the old Marconi works need boosted water, risers and metering.",
      },
    ],
  },
  cheshunt: {
    title: "Cheshunt heating, plumbing and HVAC in the Lea Valley",
    description:
      "Plumbing and heating for Cheshunt Lakeside flats, Brookfield shops, Theobalds offices and the homes built over Goffs Oak’s old nursery glasshouses.",
    lead: "Roses, cucumbers and tomatoes once grew under glass from Waltham Cross to Goffs Oak. Homes, a retail park and data halls have taken their ground.",
    buildings: [
      "The Old Pond marks the middle of Cheshunt, with Turners Hill running south of it and the lakes of the Lee Valley park to the east. Cheshunt Lakeside, by the station, is a new quarter on Tesco’s former head-office land. Brookfield has large stores with full-height glazing beside the A10.",
      "Waltham Cross gathers round its Eleanor Cross and the Pavilions precinct. Theobalds keeps a mansion and parkland; Park Plaza, on the other side of the trunk road, holds print halls, offices and a recent data centre. Goffs Oak mixes farm lanes, bungalows and closes on former nurseries.",
    ],
    working: [
      "The valley floor is gravel and water. Below-ground tanks need anti-flotation slabs, and drainage in low streets relies on pumped chambers that want a spare impeller on the shelf. Some nursery plots changed hands with old mains still buried, so we trace services before any trench.",
      "Blocks of Lakeside’s size usually take heat and boosted water from shared plant rooms. Valves at the flat and at the floor riser are both proved before a drain-down. At Brookfield, door heaters and roof plant are worked on before opening, when a platform will not meet a pushchair.",
    ],
    benefits: [
      "Riser valves in Lakeside blocks proved before any flat is drained",
      "Buried nursery mains traced ahead of trenching at Goffs Oak",
      "Brookfield door curtains and roof plant overhauled before trading",
    ],
    demand: [
      {
        service: "commercial-installation",
        why: "Apartments and mixed-use blocks by the station need boosted cold water, meters and drainage from the ground up.",
      },
      {
        service: "rooftop-unit-installation",
        why: "Large stores and print halls beside the A10 have wide flat roofs with the strength and access to take packaged plant.",
      },
      {
        service: "water-system-maintenance",
        why: "Leisure buildings by the lakes and care homes off Turners Hill have showers and stored hot water that must be managed.",
      },
    ],
  },
  chigwell: {
    title: "Chigwell boilers, pools, air conditioning and plumbing",
    description:
      "Heating and cooling for Chigwell’s detached houses with pools and basements, gas safety on the Limes Farm estate, and plant work at village schools.",
    lead: "Houses here grow sideways, upwards and down. Each extension asks more of a gas meter and a water main sized for something smaller.",
    buildings: [
      "Old Chigwell is a short street: St Mary’s, the King’s Head that Dickens wrote about, and the red-brick school founded in 1629, in a conservation area. Manor Road, Hainault Road and the private lanes beyond carry large detached houses, many rebuilt since the eighties with indoor pools, cinemas and gates.",
      "Grange Hill has interwar semis and shops by the Central line; Limes Farm is a council estate of flats and houses from the late sixties. Chigwell Row faces Hainault Forest. Farms, stables and the aerodrome at Stapleford lie along the Roding towards Abridge.",
    ],
    working: [
      "A pool hall needs dry air as much as warm water. We size dehumidification on the evaporation rate and keep the hall slightly below the pressure of the house, so that chlorine stays where it belongs. Two boilers, a pool heater and a range cooker together can exceed a standard U6 meter, so the total is added up early.",
      "Basements in London Clay want sumps with two pumps. Where a flue at Limes Farm discharges over a shared walkway, its distance from doors and openings is measured afresh. Riverside land at Abridge floods, and farms beyond the main burn oil or LPG.",
    ],
    benefits: [
      "Pool halls held at a slight negative pressure, with condensation kept off the glass",
      "Gas load added up across house, pool and annexe before the meter is ordered",
      "Walkway flues at Limes Farm measured against present guidance",
    ],
    demand: [
      {
        service: "gas-meter-installation",
        why: "Rebuilt houses on Manor Road add pools, ranges and second boilers that outstrip a domestic supply.",
      },
      {
        service: "air-conditioning-installation",
        why: "Basement cinemas, gyms and big south-facing kitchens have gains that an open window cannot carry away.",
      },
      {
        service: "landlord-gas-safety",
        why: "Flats at Limes Farm and over the Grange Hill shops are let singly, and each has its own boiler and flue.",
      },
    ],
  },
  crawley: {
    title: "Crawley and Gatwick HVAC, boilers, gas and plumbing",
    description:
      "HVAC and gas for Gatwick hotels, Manor Royal factories and offices, the town-centre heat network and the New Town neighbourhoods from Ifield to Maidenbower.",
    lead: "An airport, a large business district and a ring of planned neighbourhoods: Crawley’s plant works in shifts because the town does.",
    buildings: [
      "More than a dozen neighbourhoods, each with its parade and school, surround the centre of the New Town designated in 1947. Queens Square and County Mall hold the shops; the timber-framed George Hotel recalls the coaching village. The hospital at West Green gives urgent and community care.",
      "Manor Royal, in the north, combines electronics, simulators, kitchens for airlines, distribution and data. Gatwick adds terminals, hangars, car parks and a crowd of hotels along the A23 and in Horley. Ifield keeps a medieval church and a village green.",
    ],
    working: [
      "Air-side work means passes, escorts and tool lists, while any crane near the runway has to be cleared with the aerodrome. Busy hotels have few empty floors, so risers are drained by the stack and in the early afternoon. Fresh-air intakes facing aprons or the A23 need filters chosen for particles.",
      `The Town Hall, the Create offices and more than two hundred flats draw heat from the council’s energy centre. Inside them we work on the customer’s side of the plate exchanger, and flow and return temperatures are logged first. ${changes.heatNetworks.brief} Some older houses still have warm air behind grilles, with garages remote from the door.`,
    ],
    benefits: [
      "Crane lifts near Gatwick cleared with the aerodrome before the date is set",
      "Hotel hot water repaired stack by stack between checkout and check-in",
      "Heat-network flats in the centre balanced by return temperature",
    ],
    demand: [
      {
        service: "emergency-hvac",
        why: "Simulators, airline kitchens and hotel floors run through the night and cannot wait until the office opens.",
      },
      {
        service: "chiller-installation",
        why: "Manor Royal’s test halls, data rooms and large offices reject heat all year and plan replacements around production.",
      },
      {
        service: "water-system-maintenance",
        why: "Hundreds of hotel bathrooms fill and empty with the flight schedule, which leaves little-used outlets to flush.",
      },
    ],
  },
  dartford: {
    title: "Dartford HVAC for Bluewater, Crossways and hospitals",
    description:
      "Retail air conditioning, warehouse heating, hospital-grade ventilation and plumbing from Dartford town centre to Crossways, Greenhithe and Stone.",
    lead: "Paper, drugs and cement have given way to shopping, parcels and thousands of new homes on worked-out chalk.",
    buildings: [
      "Bluewater lies in a former quarry with its car parks under white cliffs. Crossways, by the bridge, is offices, hotels and sheds; The Bridge and the Littlebrook power-station land carry homes, business units and very large distribution buildings. Darent Valley Hospital stands on the hill by Darenth Wood.",
      "In the town, Holy Trinity and the galleried Royal Victoria and Bull stand near the Darent, where the drug works made way for flats. Temple Hill is a big post-war estate. Greenhithe’s Ingress Park surrounds a listed Tudor-Gothic abbey house, and Stone House Hospital has become apartments.",
    ],
    working: [
      "A shop fit-out at Bluewater is judged against the centre’s own tenant rules: service connections, method statements, night access. Dust from chalk faces and traffic at the crossing loads filters early.",
      "Darent Valley was among the first hospitals procured through private finance, so permits pass through its facilities operator. Near the creek, drains can tide-lock and back up at high water, and non-return valves earn their keep. Calcium from the chalk is heavy: plate exchangers in the newer flats need descaling on a date, not on a complaint.",
    ],
    benefits: [
      "Bluewater fit-outs drawn to the centre’s connection points and night rules",
      "Tide-locked drains by the creek fitted with valves that can be tested",
      "Filters at Crossways changed on pressure drop, near a crossing full of lorries",
    ],
    demand: [
      {
        service: "air-conditioning-installation",
        why: "Tenancies turn over at Bluewater and Crossways, and each new one re-plans fan coils and fresh air.",
      },
      {
        service: "ventilation-systems",
        why: "Clinical rooms at Darent Valley and surgeries in the new districts need measured air changes and proof of them.",
      },
      {
        service: "emergency-plumbing-repairs",
        why: "Stacked flats at Ingress Park and on the former drug works pass a leak down several storeys before anyone is home.",
      },
    ],
  },
  dorking: {
    title: "Dorking heating and plumbing for old houses and inns",
    description:
      "Boilers, heat pumps and plumbing for Dorking’s listed High Street, Rose Hill villas and the Surrey Hills villages, with kitchen gas for pubs and hotels.",
    lead: "A market town in the gap where the Mole cuts through the chalk. Sandstone cellars lie beneath it and steep wooded lanes all round.",
    buildings: [
      "The raised pavement of the High Street fronts timber frames behind Georgian brick; West Street is antique shops in still older buildings. St Martin’s spire rises over both. Rose Hill is a ring of nineteenth-century villas entered by an arch, and Pippbrook, a listed Gothic mansion, stands in its park near Dorking Halls.",
      "Deepdene’s grand house was demolished in the sixties and an office block took its site. Denbies vineyard covers the slope to the north. Westcott, Brockham, Betchworth and the Holmwoods are villages of tile-hung cottages, country inns, estates and riding yards inside or beside the Surrey Hills.",
    ],
    working: [
      "Caves and cellars cut in the greensand run under South Street and beyond, so plant bases and boreholes need a check of what is below. Listed inns seldom have a gable to spare: flues rise inside old chimneys, lined and inspected, and kitchen ducts hide in the rear valley of the roof.",
      "Off the main roads heating oil and bottled gas are common. There we compare a heat pump with the emitters and the single-phase supply that exist. Pipp Brook and the Mole both flood, and a boiler near the bridge at Brockham is best hung high.",
    ],
    benefits: [
      "Cave and cellar records looked up before plant is set down in South Street",
      "Lined chimneys and hidden kitchen ducts for listed inns",
      "Oil-heated village houses given a room-by-room heat pump check",
    ],
    demand: [
      {
        service: "energy-efficient-solutions",
        why: "Many houses below Leith Hill and Ranmore heat with oil, which makes a well-sized heat pump worth a survey.",
      },
      {
        service: "commercial-kitchen-gas",
        why: "Coaching inns, wedding houses and vineyard restaurants cook at volume in rooms never planned for it.",
      },
      {
        service: "heating-system-maintenance",
        why: "Country-house offices and prep schools depend on long underground mains and boilers a walk from the rooms they heat.",
      },
    ],
  },
  epping: {
    title: "Epping gas, boilers and plumbing, Theydon to North Weald",
    description:
      "Boiler, gas and plumbing work for Epping’s ridge-top High Street, Theydon Bois villas, North Weald Airfield hangars and houses beside the Forest.",
    lead: "Woods on one side, fields on the other and a single wide street along the ridge. Epping has town plant in its middle and farm plant at its edge.",
    buildings: [
      "The High Street has kept its market, its coaching inns and a tall brick water tower; Bodley’s church of St John the Baptist has a tower of its own. Victorian cottages fill Hemnall Street and Lindsey Street. Ivy Chimneys and the streets by the Central line terminus are interwar and later.",
      "St Margaret’s is a community hospital on The Plain. Theydon Bois, with hardly a street lamp, has villas round a green and an avenue of oaks. North Weald’s old RAF airfield carries hangars, workshops and distribution yards. Copped Hall, half restored, overlooks the motorway.",
    ],
    working: [
      "Forest land begins at many garden fences and belongs to the City of London Corporation, which keeps it as Conservators. A gas or water trench across a verge that looks like council grass may need their consent. Trees also drop leaves into flues, gullies and condenser coils each November.",
      "After dark in Theydon Bois a plumber works by head torch, so external isolation valves are labelled where a hand can find them. Hangars at North Weald have doors wider than houses: radiant heat with door interlocks works, while warm air is lost at the first opening.",
    ],
    benefits: [
      "Trench routes beside the Forest cleared with the Conservators first",
      "Valves labelled and reachable in the lampless lanes of Theydon Bois",
      "Hangar heat that reaches people and goes off when the doors roll back",
    ],
    demand: [
      {
        service: "gas-system-installations",
        why: "Hangars, workshops and barn offices round North Weald need new supplies, or LPG where the main is too far.",
      },
      {
        service: "appliance-servicing",
        why: "Leaf litter and wood-smoke lodge in boiler flues and air inlets all along the Forest edge.",
      },
      {
        service: "bathroom-kitchen-plumbing",
        why: "Cottages off Hemnall Street squeeze modern bathrooms into rear additions with shallow drains.",
      },
    ],
  },
  epsom: {
    title: "Epsom heating, HVAC and plumbing, Ewell to the Downs",
    description:
      "Boiler plant, ventilation and plumbing for Epsom: college campuses, hospital-park homes, Stoneleigh semis, racecourse hospitality and Ewell village.",
    lead: "Epsom sits where the chalk goes under the clay. Colleges and homes on old asylum land now outweigh the spa and the stables.",
    buildings: [
      "The clock tower stands in a wide High Street beside the Ashley Centre; Church Street and Woodcote keep Georgian houses from the racing and spa years. Epsom College, the University for the Creative Arts and NESCOT are separate campuses, and the general hospital faces Dorking Road.",
      "Five London asylums once stood round Horton, and some of their brick blocks remain among the new streets. Ewell gathers round its springs and Bourne Hall, a listed round library of 1970. Stoneleigh is 1930s semis; the Derby grandstands look across from the Downs.",
    ],
    working: [
      "Race meetings close roads and fill hospitality suites that stand empty for weeks. Water there is turned over on a written flushing plan, and cellar cooling is run up before the caterers come. Art college workshops bring kilns, solvents and laser cutters, each with its own extract and gas or electrical interlock.",
      "Asylum blocks have deep plans, high ceilings and thick brick. Modern radiators sized for a box house leave them cold. Below the spring line at Ewell groundwater stands close to floor level, so we avoid pits for pumps and keep calorifiers on plinths.",
    ],
    benefits: [
      "Grandstand and suite pipework flushed and logged between race meetings",
      "Kiln and workshop extract at the art school proved against its interlocks",
      "Emitters recalculated for the tall rooms of former hospital wards",
    ],
    demand: [
      {
        service: "water-system-maintenance",
        why: "Event rooms, boarding houses and college halls sit idle by season, which is when stagnant pipework becomes a risk.",
      },
      {
        service: "appliance-servicing",
        why: "Stoneleigh has street upon street of wall-hung boilers fitted in former larders and coal stores.",
      },
      {
        service: "hvac-system-design",
        why: "Teaching workshops and converted wards need fresh air and heat worked out room by room.",
      },
    ],
  },
  esher: {
    title: "Esher, Cobham and Molesey air conditioning and plumbing",
    description:
      "Air conditioning and plant-room heating for Esher and Cobham private estates, racecourse suites, Claygate schools and riverside homes at Molesey.",
    lead: "Plant rooms, not boiler cupboards: on the estates round Esher a house may run as much equipment as a small hotel.",
    buildings: [
      "Behind the High Street lie Claremont, a Grade I listed mansion that is now a school, and Sandown Park racecourse with its banqueting halls. Esher Place, Claremont Park and the Fairmile in Cobham are private roads of very large houses, old and newly rebuilt.",
      "Claygate keeps Victorian and Edwardian villas on its Foley estate. East Molesey’s Kent Town is a conservation area of Victorian houses near Hampton Court station, and Thames Ditton has a village street to the slipway. Offices occupy the edges of Cobham; the Portsmouth Road carries showrooms and inns.",
    ],
    working: [
      "Twelve heating circuits, a pool, a spa and ten fan coils will not cooperate unless one controller rules them. We draw the system as found, label it, then correct the sequence. Estate committees add rules on delivery hours and on plant seen from the road, besides the planning authority’s.",
      "The Mole and the Ember run through Molesey inside engineered channels built after the 1968 flood. Boilers and pump panels nearby go on the first floor where they can. Larger Cobham plots can take ground collectors, but tree orders mark where a digger may go.",
    ],
    benefits: [
      "Existing house plant drawn, labelled and put under one controller",
      "Estate committee and planning questions answered on one set of drawings",
      "Molesey boilers and panels raised clear of the flood the channels were built for",
    ],
    demand: [
      {
        service: "air-conditioning-installation",
        why: "Rebuilt houses on the Fairmile have glazed rear elevations and lined roof storeys that hold the heat of July.",
      },
      {
        service: "heating-system-maintenance",
        why: "Multi-zone houses and boarding schools have more pumps, valves and sensors than any owner can keep in mind.",
      },
      {
        service: "commercial-kitchen-gas",
        why: "Racecourse banqueting, gastropubs and golf clubs cook in bursts, on equipment that is idle for days between.",
      },
    ],
  },
  "gerrards-cross": {
    title: "Gerrards Cross and Beaconsfield heating and cooling",
    description:
      "Heating, cooling and plumbing for Gerrards Cross’s Edwardian houses, Beaconsfield Old Town inns, Chalfont care campuses and Packhorse Road shops.",
    lead: "The railway of 1906 made Gerrards Cross almost at once, in oak, brick and tile. Its houses are fine, leaky and large.",
    buildings: [
      "Packhorse Road has Tudor-fronted shops by the station, and a supermarket built on a concrete arch over the cutting. Camp Road, Bulstrode Way and South Park were laid out with Arts and Crafts houses on wide plots; Bulstrode is an Iron Age fort beside a Victorian mansion.",
      "Chalfont St Peter has a 1960s centre in a valley, with the Epilepsy Society’s campus above. Milton’s cottage is at Chalfont St Giles. Beaconsfield is double: four broad coaching streets in the Old Town, then shops and 1910s villas round the station. Wilton Park, once an army school, is new housing.",
    ],
    working: [
      "Roof voids in Arts and Crafts houses run under sweeping tiles to the eaves, so ducts fit but dormers do not forgive an outdoor unit. Condensers belong behind a garage. Loss through leaded lights is high; we measure flow temperatures on a cold morning before promising that old radiators suit a heat pump.",
      "Beaconsfield’s inns carry medieval frames behind brick. Flue routes, grease ducts and cellar cooling are planned with the conservation officer. In the Misbourne valley the stream comes and goes with the chalk water table, and basements at Chalfont St Peter need sumps that are exercised in dry years too.",
    ],
    benefits: [
      "Flow temperatures logged in leaded-light houses before a heat pump is sized",
      "Condensers hidden behind garages on the wide plots off Camp Road",
      "Old Town flues and grease ducts agreed with the conservation officer",
    ],
    demand: [
      {
        service: "energy-efficient-solutions",
        why: "Big, draughty 1910s houses burn much gas, and their plots leave a choice of low-carbon plant.",
      },
      {
        service: "hvac-system-design",
        why: "Care campuses and enlarged villas in the Chalfonts need calculated loads, since rules of thumb fail in both.",
      },
      {
        service: "bathroom-kitchen-plumbing",
        why: "Lead supply pipes, galvanised tanks and iron soil stacks still turn up behind the panelling of the first estates.",
      },
    ],
  },
  gravesend: {
    title: "Gravesend boilers, gas and plumbing, Northfleet to Meopham",
    description:
      "Gas, boilers and plumbing for Gravesend’s stucco terraces, riverside works, Ebbsfleet’s new homes and the Kent villages from Longfield to Meopham.",
    lead: "Pilots, ferries and cement made Gravesend. New streets now fill the quarries beside it, built to a different set of heating rules.",
    buildings: [
      "The cast-iron Town Pier of 1834 and the Royal Terrace Pier look across to Tilbury. Harmer Street and Berkley Crescent are stucco of the 1830s; High Street descends to the river, and Windmill Hill and Pelham Road have Victorian villas. The Guru Nanak Darbar gurdwara is domed, large and recent.",
      "Northfleet grew on paper and cement: terraces stand on strips of land between pits, with wharves below. Ebbsfleet Garden City is building in the old quarries at Castle Hill and Swanscombe. Southwards are Longfield, Hartley and Meopham’s long green, and New Ash Green, planned from the sixties by Eric Lyons.",
    ],
    working: [
      "Stucco terraces in the conservation areas keep vents and flues off the front. Cellars near the promenade depend on the tidal wall, so drains get flap valves and plant goes up a floor. Chalk spines at Northfleet mean unexpected drops: a crane or tower at the back of a terrace may have a cliff behind it.",
      "A gurdwara kitchen that serves a crowd every day needs extract, interlock and grease management on a hotel’s scale. New Ash Green’s village association has covenants on outward changes, down to small ones. Ask it before an outdoor unit is bought.",
    ],
    benefits: [
      "Rear flue routes worked out for Harmer Street’s stucco fronts",
      "Community kitchens proved for interlock, extract and grease each year",
      "Covenants at New Ash Green checked before plant is ordered",
    ],
    demand: [
      {
        service: "landlord-gas-safety",
        why: "Stucco and Victorian houses near the pier are often let by the floor, with boilers of every age on one stair.",
      },
      {
        service: "commercial-kitchen-gas",
        why: "Temple langar kitchens, riverside pubs and schools cook in volume on gas that must fail safe.",
      },
      {
        service: "emergency-gas-repairs",
        why: "Where old steel or lead carcassing survives in Northfleet terraces, a traced escape is best answered by renewal, test and relight.",
      },
    ],
  },
  grays: {
    title: "Grays and Thurrock industrial gas, HVAC and plumbing",
    description:
      "Warehouse heating, dockside plumbing, Lakeside shop cooling and boilers in Chafford Hundred: gas and HVAC work across Grays, Tilbury and Purfleet.",
    lead: "Docks, depots and tank farms line the river from Purfleet to Tilbury. Homes climb behind them, some inside the old chalk pits.",
    buildings: [
      "Grays has a short High Street, the listed State Cinema of 1938 and towers at Seabrooke Rise beside the Thames. Chafford Hundred was built from the late eighties among cliffs and gorges. Lakeside adds a shopping mall, retail parks and hotels in West Thurrock.",
      "The Port of Tilbury works grain, paper, cars and containers next to one of the largest parcel warehouses in Britain. Fuel terminals, a detergent works and aggregates berths fill the bank to Purfleet, where opera scenery is made at High House. East Tilbury preserves the white concrete houses of the Bata shoe company.",
    ],
    working: [
      "Terminals and works with major-hazard status allow no spark without a permit, and some allow no mobile telephone. We plan cold work where it can be had: press joints, mechanical couplings, prefabricated spools. At the port, security passes and vehicle routes come from the terminal operator.",
      "Sheds by the river have heights beyond 12 m and doors that stand open. Destratification fans return heat that has gone to the roof. Chafford Hundred’s closes were each built in a year or two, so their boilers and cylinders reach renewal within the same few winters. The marsh behind the sea wall drains by pumping.",
    ],
    benefits: [
      "Permit-ready cold work methods for fuel and port terminals",
      "Roof heat in tall Tilbury sheds brought back down to the pick face",
      "Chafford Hundred cylinders checked for valves and discharge pipes as they age",
    ],
    demand: [
      {
        service: "gas-pipework-installation",
        why: "Works and sheds along the A1089 and London Road need long welded runs with isolation by zone.",
      },
      {
        service: "rooftop-unit-installation",
        why: "Lakeside’s stores have acres of flat roof, where plant can be swapped by crane while trading continues.",
      },
      {
        service: "planned-maintenance",
        why: "Logistics firms hold several buildings on the estuary and want one asset list and one inspection calendar.",
      },
    ],
  },
  guildford: {
    title: "Guildford HVAC, boilers and plumbing for campus and town",
    description:
      "Laboratory ventilation, boiler plant and plumbing for Guildford’s university, research park and hospital, its setted High Street and Godalming schools.",
    lead: "Guildford is a gap town, split by the Wey between a medieval slope and a hill of science, teaching and medicine.",
    buildings: [
      "Granite setts climb the High Street past the Guildhall’s bracket clock, Abbot’s Hospital and the castle keep. Behind are Charlotteville, planned for Victorian workers, and villas on the chalk. West of the river, Maufe’s brick cathedral tops Stag Hill above the University of Surrey.",
      "The Surrey Research Park and the Royal Surrey County Hospital share the next rise; game studios and offices fill the streets by the station. Slyfield is the main industrial estate. Onslow Village is a garden suburb. Godalming, Charterhouse and the Tillingbourne villages stretch south and east.",
    ],
    working: [
      "The High Street closes to vehicles for much of the day, and setts do not like outriggers, so plant for the old shops is broken down and carried. Basements there are medieval undercrofts in a few cases: nothing is drilled until the listing is read.",
      "Fume cupboards and clean rooms across the campus and research park run on pressure cascades, which one wrongly set damper upsets. We record each reading before and after. Walnut Tree Close and Millmead flood from the Wey, and student towers want boosted water whose pumps have been tried on standby power.",
    ],
    benefits: [
      "Fume cupboard and clean-room readings recorded before and after each change",
      "Plant broken down and carried up the setts, with nothing on outriggers",
      "Booster sets in student blocks tried on standby supply before term",
    ],
    demand: [
      {
        service: "ventilation-systems",
        why: "Research laboratories, hospital theatres and windowless game studios live by air flow and pressure.",
      },
      {
        service: "system-commissioning",
        why: "Replacement burners at campus and hospital are set up while neighbouring plant carries the load, each safety device proved in turn.",
      },
      {
        service: "commercial-boiler-installation",
        why: "Boarding schools at Godalming, day schools in the town and older halls suit condensing modules that step up with the load.",
      },
    ],
  },
} as const satisfies Partial<Record<AreaSlug, AreaCopy>>;
