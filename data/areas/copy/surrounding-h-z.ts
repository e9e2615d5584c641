import { changes } from "../../changes";
import type { AreaCopy } from "../../types";
import type { AreaSlug } from "../places";

/** The words of the towns around London from Harlow to Woking. */
export const surroundingHToZ = {
  harlow: {
    title: "Harlow HVAC, boilers and gas: New Town, labs and factories",
    description:
      "Factory and laboratory HVAC at the Pinnacles and Templefields, boilers and plumbing in Gibberd’s neighbourhoods, and data-hall cooling across Harlow.",
    lead: "Gibberd drew Harlow as a landscape with houses in it. Its pipes, blocks and factories date from the same few decades and now wear out together.",
    buildings: [
      "The Lawn, listed and finished in 1951, was Britain’s first residential point block. Around it Mark Hall, Netteswell and Tye Green repeat a pattern of terraces, low flats and a shopping hatch. The High has the Harvey Centre, the Water Gardens and office blocks turned into small flats.",
      "Templefields and the Pinnacles hold precision engineering, food and laboratories. London Road, on the motorway side, has a science park and a data-centre campus. Princess Alexandra is the acute hospital. Old Harlow, Churchgate Street and Sawbridgeworth’s riverside maltings keep the older Essex and Hertfordshire grain.",
    ],
    working: [
      "Concrete low-rise blocks share flues, stacks and tank rooms. We establish which are still live before isolating one, because drawings and fabric parted company years ago. Former offices were split into studios with electric heat and tight plumbing; pressure and ventilation rate are the two readings that explain most complaints.",
      "Data halls want cooling work rehearsed, with temporary plant proved under load beforehand. Research and food lines need filters changed without losing pressure. Green wedges reach almost to the factory fence, and the poplar fluff and grass seed they shed in June can mat a condenser within days.",
    ],
    benefits: [
      "Shared flues and stacks in New Town blocks traced before isolation",
      "Temporary chillers proved under load ahead of data-hall work",
      "Condenser coils at the Pinnacles washed after the June seed fall",
    ],
    demand: [
      {
        service: "chiller-installation",
        why: "Data halls, injection moulding and laboratories reject heat at all hours and are planned with spare capacity.",
      },
      {
        service: "landlord-gas-safety",
        why: "Many estate houses bought from the corporation are now let, each with its own boiler, flue and date.",
      },
      {
        service: "ventilation-systems",
        why: "Studios inside old offices at The High have deep rooms, few openings and moisture with nowhere to go.",
      },
    ],
  },
  hatfield: {
    title: "Hatfield and Welwyn Garden City HVAC and heating",
    description:
      "Campus and business-park HVAC in Hatfield, boilers and outdoor units under Welwyn Garden City’s estate rules, and gas work at Welham Green.",
    lead: "Two new towns share one council: an aircraft-maker’s town turned to teaching and logistics, and a garden city with rules of its own.",
    buildings: [
      "The old de Havilland aerodrome is now Hatfield Business Park, housing and the second campus of the University of Hertfordshire; its listed flight-test hangar is a health club. College Lane is the older campus. The Galleria spans the A1(M), and Hatfield House stands beside Fore Street’s Georgian brick.",
      "Welwyn Garden City was begun in 1920 to Louis de Soissons’s plan, with neo-Georgian closes west of the line and factories east. The Shredded Wheat silos are listed. Brookmans Park and Welham Green have large houses and a trading estate; the Royal Veterinary College has its field campus at Hawkshead.",
    ],
    working: [
      "Most of the garden city lies under an Estate Management Scheme, separate from planning. An outdoor unit, a new flue in view or a solar collector can need its consent, so we prepare that drawing as well. Soft red brick and cottage eaves leave few honest places for a terminal.",
      "Student halls have one quiet season, from mid-June to September, and shower temperatures must be right on arrival day. Automated warehouses hardly stop: battery-room and server-room ventilation is worked on by zone, with a permit for each.",
    ],
    benefits: [
      "Estate Management Scheme drawings prepared with the heat pump quotation",
      "Halls of residence heated, flushed and signed off before arrivals weekend",
      "Battery-charging ventilation in warehouses kept live while parts are changed",
    ],
    demand: [
      {
        service: "energy-efficient-solutions",
        why: "Solid 1920s closes and their estate rules favour heat pumps that are small, quiet and out of sight.",
      },
      {
        service: "water-system-maintenance",
        why: "Two university campuses and a veterinary college leave hundreds of showers idle every summer.",
      },
      {
        service: "planned-maintenance",
        why: "Schools, halls and trading estates from Welham Green to Panshanger spread one owner’s gas plant over many roofs.",
      },
    ],
  },
  "hemel-hempstead": {
    title: "Hemel Hempstead HVAC, gas and boilers, Maylands to Apsley",
    description:
      "Warehouse and office HVAC at Maylands, boilers in Hemel’s New Town neighbourhoods, canal-side flats at Apsley and heating for old Berkhamsted.",
    lead: "Chalk valleys, paper mills, a New Town and a motorway estate: Hemel fits four kinds of building into two short rivers’ valleys.",
    buildings: [
      "The Old Town’s High Street climbs past a Norman church. Below it, Marlowes and Jellicoe’s Water Gardens form the New Town centre of the fifties, with Kodak’s former tower, now apartments, at the end. Adeyfield, Gadebridge and Grovehill are the planned neighbourhoods, each on its own hill.",
      "Maylands, by the motorway, is offices, data halls and big distribution sheds beside the Buncefield fuel depot. Apsley and Nash Mills have canal-side flats where John Dickinson made paper. Berkhamsted brings a castle, a Tudor-founded school and a long main street; Kings Langley keeps the Ovaltine factory front.",
    ],
    working: [
      "Parts of Maylands were rebuilt after the depot explosion of 2005. Work near fuel storage and pipelines means line searches and permits before a spade or a torch. Large sheds are heated by radiant tube above the docks and left cool in the aisles, which is cheaper than warming all the air.",
      "Gade and Bulbourne are chalk streams on a high water table. Basement car parks on former mill land rely on pumps, and the hardness of the supply shows in plate exchangers by the second winter. Hilltop estates at the end of long mains get boosted after a logged pressure test.",
    ],
    benefits: [
      "Pipeline and fuel-line searches done before ground is broken at Maylands",
      "Dock-level radiant heat in place of warm air for whole warehouses",
      "Plate exchangers in Apsley flats descaled ahead of the second winter",
    ],
    demand: [
      {
        service: "gas-system-installations",
        why: "Sheds and offices at Maylands change hands often, and each tenant asks for a different heater layout and load.",
      },
      {
        service: "pump-installation",
        why: "Hilltop neighbourhoods want boosting and mill-land basements want draining, often under one landlord.",
      },
      {
        service: "commercial-boiler-installation",
        why: "Schools in Berkhamsted and civic buildings round the Water Gardens need plant that fits old cellars and rooms.",
      },
    ],
  },
  hertford: {
    title: "Hertford and Ware heating, gas and plumbing engineers",
    description:
      "Boilers and plumbing for Hertford’s timber-framed streets, County Hall, Ware’s maltings and gazebos, and school plant at Haileybury and Bengeo.",
    lead: "Four rivers meet at the county town. Old frames, public offices and boarding schools give it more boiler rooms than its size suggests.",
    buildings: [
      "Fore Street has pargeted fronts and the Salisbury Arms; Shire Hall and Parliament Square lie near the castle gatehouse. County Hall, a listed building of the thirties, stands on Pegs Lane. McMullen still brews by the Lea, and the rebuilt theatre faces the same water at The Wash.",
      "Balls Park and Goldings, once mansions and then institutions, are flats. Bengeo’s villas look down from the hill. Ware has maltings, riverside gazebos and a medicines plant; Haileybury spreads round a great quadrangle and chapel dome at Hertford Heath. Mead Lane and Foxholes are the working estates.",
    ],
    working: [
      "Timber frames move. Pipes are fixed to allow it, notches are kept out of principal joists, and hot work beside old laths is exchanged for press fittings. Where a former coaching yard is all glass and brick, the only outlet may be an existing chimney with a tested liner.",
      "Lea, Beane, Mimram and Rib all join here and rise fast; boiler plinths by Folly Island and the maltings are set with that in mind. Boarding houses run all their showers within half an hour of the bell, so storage and recovery are sized on that draw, and temperatures are recorded each term.",
    ],
    benefits: [
      "Flame-free joints in the pargeted and timber-framed shops of Fore Street",
      "Boarding-house hot water sized on the real morning draw",
      "Boiler plinths near Folly Island set for four rivers in spate",
    ],
    demand: [
      {
        service: "commercial-boiler-installation",
        why: "Boarding schools, civic offices and mansion conversions share old boiler houses at the end of long heating mains.",
      },
      {
        service: "emergency-plumbing-repairs",
        why: "A burst above a timber-framed shop wets plaster, frame and stock in minutes, so isolation comes first.",
      },
      {
        service: "system-commissioning",
        why: "Replacement plant for breweries, laboratories and schools has to be set up and proved against the process it feeds.",
      },
    ],
  },
  "high-wycombe": {
    title: "High Wycombe HVAC, boilers and plumbing in the valley",
    description:
      "Workshop extract, boilers and plumbing in High Wycombe’s chair-making terraces, university and hospital, with offices at Cressex, Globe Park and Marlow.",
    lead: "Wycombe is a furniture town in a trench. The river runs under the shops, the terraces run up the sides and the newest estates sit on the rim.",
    buildings: [
      "The High Street has the Guildhall of 1757 and Adam’s Little Market House, with All Saints behind. Eden’s mall, the hospital, Buckinghamshire New University and the covered Wye lie to the west and south. Brick terraces round Desborough Road stand beside old chair factories, some in work and some lived in.",
      "Castlefield, Micklefield and Booker climb the slopes; Wycombe Abbey’s grounds fill a side valley. Cressex and Handy Cross, by the motorway, have engineering, offices and retail sheds. Marlow adds Globe Park offices and a riverside Georgian street, Loudwater paper-mill land, and West Wycombe a village owned by the National Trust.",
    ],
    working: [
      "Joinery shops need dust extraction with make-up air, and both are balanced so the spray booth keeps its direction of flow. Dust collectors outside need explosion relief that faces nobody. Steep streets rule out ordinary scaffold towers, and water lifted to the rim calls for pumps chosen on head.",
      "The Wye has run in concrete under the centre since the sixties, and its water table is still there: cellars near Oxford Road are checked for damp before plant goes in. In the terraces shared alleys are narrow, so flue plumes go up, not across. Chiltern villages keep flint walls that are cored slowly and sealed against rain.",
    ],
    benefits: [
      "Joinery extract and make-up air balanced as one system",
      "Booster pumps chosen on the true rise from valley main to Booker rim",
      "Plume kits for boilers that face Desborough Road’s narrow alleys",
    ],
    demand: [
      {
        service: "ventilation-systems",
        why: "Furniture, coating and engineering firms from Cressex to Loudwater all make dust, fume or heat that has to leave.",
      },
      {
        service: "appliance-servicing",
        why: "Workshop heaters on sawdusty air and terrace boilers on chalk water both lose efficiency quickly.",
      },
      {
        service: "hvac-system-design",
        why: "Marlow and Handy Cross offices are replanned at each lease, with loads that no longer match the first design.",
      },
    ],
  },
  hoddesdon: {
    title: "Hoddesdon and Broxbourne industrial heating and gas",
    description:
      "Industrial heaters on Essex Road, plumbing in Hoddesdon’s old inns and new flats, and boilers for Broxbourne and Wormley houses beside the New River.",
    lead: "A long inn-lined street above the Lea, with a power station, depots and workshops on the flat land below.",
    buildings: [
      "The High Street divides at the clock tower, where coaching houses such as the Golden Lion face concrete precincts of the sixties, parts of them already rebuilt. Rawdon House is a Jacobean mansion in red brick. Amwell Street and Burford Street lead off to Victorian cottages.",
      "Essex Road crosses the New River to Hoddesdon Business Park, a broad spread of depots, printers, workshops and yards. Rye House adds a gas-fired power station, a medieval brick gatehouse and a kart track. Broxbourne has a listed station of about 1960, interwar roads and riverside chalets; Wormley thins into oak and hornbeam woods.",
    ],
    working: [
      "Units at Essex Road range from low workshops to high-bay stores. A radiant tube suits the first; the second wants destratification fans and an access machine that fits between the racks. Lorries come in by the newer, wider bridge, and the valley gravel is tested before a crane stands on it.",
      "In the inns a kitchen may lie two cellars and a yard away from the meter. Pipes are sized for that run, and cellar ventilation is checked against the appliance. The New River itself, an aqueduct since 1613, passes behind gardens; its banks are not to be undermined or drained into.",
    ],
    benefits: [
      "Heaters matched to unit height, from low workshops to high-bay stores",
      "Gas runs across inn yards resized so the last burner keeps its pressure",
      "Drain routes kept off the New River’s banks at Broxbourne",
    ],
    demand: [
      {
        service: "appliance-servicing",
        why: "Tube heaters over printing and joinery machines gather dust that only an opened burner shows.",
      },
      {
        service: "gas-pipework-installation",
        why: "Unit splits and mergers off Essex Road leave dead legs, hidden valves and runs with no drawing.",
      },
      {
        service: "emergency-plumbing-repairs",
        why: "Flats over High Street shops share stacks and long pipe runs, so one leak closes a till as well as a bathroom.",
      },
    ],
  },
  leatherhead: {
    title: "Leatherhead heating, office HVAC and plumbing",
    description:
      "Office air conditioning in Leatherhead, boilers and plumbing in Ashtead, Bookham and the Horsleys, and plant-room work on Oxshott’s private estates.",
    lead: "Leatherhead is a crossing of the Mole that turned into a place of research laboratories and headquarters, with wealthy villages on three sides.",
    buildings: [
      "Bridge Street runs down to a long, many-arched bridge; Church Street has the theatre, and the Swan Centre fills the middle. St John’s School stands in red Victorian brick on Epsom Road. Offices group round the station, at Randalls Way and along Kingston Road beside the motorway junction.",
      "Ashtead is a village street with big houses towards the park and semis near the common. Fetcham and Bookham are twentieth-century closes round flint churches. East Horsley has Lovelace flintwork and horseshoe arches; Oxshott’s Crown Estate is heath, pine and very large houses.",
    ],
    working: [
      "The Mole sinks into swallow holes in the chalk upstream, then returns in springs at Fetcham and the mill pond. Soakaways for condensate or rainwater therefore need ground advice. Supplies drawn locally are part-softened by law, but a kettle still furs, so unvented cylinders get a treated feed.",
      "Office floors of the eighties and nineties have four-pipe fan coils and tired pneumatic or early digital controls. New tenants keep the ceilings and ask for better air; supply rates are measured against the number of desks. Heath sand at Oxshott drains freely and shifts, so buried pipes are bedded and taped.",
    ],
    benefits: [
      "Fan-coil floors by the station re-zoned with the ceilings kept",
      "Fresh-air rates checked desk by desk when a Randalls Way lease changes",
      "Condensate kept out of doubtful soakaways on the swallow-hole chalk",
    ],
    demand: [
      {
        service: "air-conditioning-installation",
        why: "Office suites near the junction outlive two sets of fan coils, and Ashtead loft rooms cook in August.",
      },
      {
        service: "energy-efficient-solutions",
        why: "Headquarters with old controls run fans and pumps for empty floors, which drives, sensors and schedules put right.",
      },
      {
        service: "bathroom-kitchen-plumbing",
        why: "Sixties houses at Fetcham and Bookham are on their second extension, and hot water has to follow it.",
      },
    ],
  },
  loughton: {
    title: "Loughton, Buckhurst Hill and Debden boilers and plumbing",
    description:
      "Boilers for Loughton’s forest-side villas and Debden estate, cooling at Langston Road, kitchen gas on the High Road and plumbing on Buckhurst Hill’s slopes.",
    lead: "Loughton climbs from the Roding to the trees. Between them lie Edwardian villas, a London County Council estate and a strip of modern works.",
    buildings: [
      "Lopping Hall marks the High Road, a mile of shops and restaurants. Streets such as York Hill and Staples Road, both in conservation areas, rise steeply towards the woods with weatherboard cottages and Arts and Crafts villas. The Underground station, in pale brick with a great arched window, is listed.",
      "Debden was built by the LCC from the late forties: brick terraces, flats over the Broadway and a college. Langston Road, beside the M11, has a shopping park, car showrooms and the works where Bank of England notes are printed. Queen’s Road is Buckhurst Hill’s high street, under tall Victorian houses.",
    ],
    working: [
      "Gradients mean split levels: a boiler on the street floor may be two storeys above the garden rooms that it heats, and circuits need air vents and drain points where the plan does not show them. Terminals on stepped terraces can blow into next door’s bedroom, so plume and level are drawn together.",
      "LCC houses have back-to-back bathrooms on shared iron stacks. Flats above Debden Broadway open on to decks, so a flue is kept clear of the next front door. At Langston Road, site passes and strict dust control are usual.",
    ],
    benefits: [
      "Stepped-terrace flues drawn in section, with the uphill neighbour’s windows shown",
      "Shared LCC stacks cleared and lined without opening both bathrooms",
      "Showroom and pressroom cooling at Langston Road serviced around shifts",
    ],
    demand: [
      {
        service: "landlord-gas-safety",
        why: "Ex-council homes round Debden Broadway and flats on Queen’s Road form a large rented stock.",
      },
      {
        service: "commercial-kitchen-gas",
        why: "The High Road has restaurants in narrow Edwardian shops, whose ducts must climb past flats to the ridge.",
      },
      {
        service: "chiller-installation",
        why: "Printing works by the motorway need steady temperature and humidity all year, and showrooms have whole walls of glass.",
      },
    ],
  },
  maidenhead: {
    title: "Maidenhead HVAC, boilers and riverside plumbing",
    description:
      "Office HVAC at Maidenhead’s business parks, heat and water for waterway flats, boilers at Cookham and Bray, and hotel plumbing beside the Thames.",
    lead: "Brunel’s flat brick arches carry the Elizabeth line into a centre that is being rebuilt block by block around its old streams.",
    buildings: [
      "Chapel Arches and the York Stream have new apartments over restored water; towers of flats have joined the offices by the station, and the Nicholsons precinct is marked for redevelopment. Queen Street keeps Victorian shops. Terraces west of it give way to Furze Platt and Cox Green suburbs.",
      "East are boathouses, Edwardian river villas and Boulter’s Lock. Vanwall, Foundation Park and Norreys Drive are office parks near the A404(M). Cookham and Bray are brick-and-flint villages, the second famous for restaurants; Cliveden looks down from Taplow, and Bourne End has a marina and riverside offices.",
    ],
    working: [
      "The Jubilee River, a relief channel opened in 2002, protects the town side, but low roads at Cookham and Bray still flood. Electrical panels, boilers and heat pump bases there stand on raised plinths with flood-rated seals at wall entries. Island houses need plant brought over a footbridge or by boat.",
      "Apartments on the waterway share plant rooms below ground; leak detection and duty-standby sumps are the first thing we test. Business-park offices were built as one-tenant blocks. Letting them floor by floor means submetering, separate condensers and a controls rewrite.",
    ],
    benefits: [
      "Raised and sealed plant at Cookham and Bray, outside the relief channel’s cover",
      "One-tenant blocks at Vanwall divided into metered, separately controlled floors",
      "Basement sumps under the waterway flats load-tested with alarms",
    ],
    demand: [
      {
        service: "hvac-system-design",
        why: "Offices at Foundation Park and Norreys Drive need their central plant redrawn for several tenants.",
      },
      {
        service: "commercial-kitchen-gas",
        why: "Bray’s dining rooms and the riverside hotels ask a village gas main to serve full brigades of chefs.",
      },
      {
        service: "commercial-installation",
        why: "New blocks along the York Stream and beside the station need boosted water, drainage and risers set out with the frame.",
      },
    ],
  },
  oxted: {
    title: "Oxted and Westerham boilers, plumbing and heating",
    description:
      "Boilers and heat pumps in Oxted, Limpsfield and Westerham, plumbing for black-and-white shops and listed inns, and hangar heating at Biggin Hill.",
    lead: "Under the North Downs scarp, Oxted has one high street of make-believe Tudor and another, older one of the real thing.",
    buildings: [
      "Station Road East and West were built between the wars with timbered gables, cinema included. Old Oxted, across the A25, is a steep street of medieval and Tudor inns and cottages. Limpsfield’s High Street has medieval houses of its own, and its Chart is heath and pine with Arts and Crafts villas.",
      "Hurst Green adds council terraces and a second station. Titsey’s great house stands under the escarpment. Westerham has a sloping green and Quebec House; Tatsfield and Biggin Hill are on the chalk top, with bungalows, closes and an airport that once flew Spitfires and now looks after business jets.",
    ],
    working: [
      "The sham beams of Station Road are boards on brick, yet flats behind them have real fire separation to keep: every pipe through a floor is sleeved and sealed. In Old Oxted no van can wait for long. Plant is carried by hand from the top or the foot of the hill.",
      "Greensand beneath Limpsfield suits closed-loop boreholes; the clay of the vale favours trenches that stay damp. The chalk climbs past 200 m at Tatsfield, with longer frosts than the valley, so outside units need drained bases and frost-protected circuits. Hangar doors and jet fuel rule out open burners at low level.",
    ],
    benefits: [
      "Pipe penetrations in Station Road flats sleeved, sealed and photographed",
      "Ground loops chosen by geology, sandstone at Limpsfield or clay in the vale",
      "Hangar heating at Biggin Hill with sealed, high-level burners",
    ],
    demand: [
      {
        service: "energy-efficient-solutions",
        why: "Detached houses on the Chart and farm hamlets under the scarp have land for ground loops and boreholes.",
      },
      {
        service: "gas-system-installations",
        why: "Hangars and workshops on the airfield need high-level radiant heating supplied and zoned from scratch.",
      },
      {
        service: "heating-system-maintenance",
        why: "Independent and village schools from Hurst Green to Westerham run boilers far from the classrooms they warm.",
      },
    ],
  },
  "potters-bar": {
    title: "Potters Bar boilers, office HVAC and laboratory services",
    description:
      "Boilers for Potters Bar’s 1930s roads, HVAC for its High Street offices, plumbing at Cuffley and containment ventilation for South Mimms laboratories.",
    lead: "The main line to the north climbs to its first summit here. The town beside it is mostly of one age, and its boilers tend to fail in the same cold week.",
    buildings: [
      "Darkes Lane and the High Street are two separate shopping centres, one of the thirties and one on the Great North Road. Between them run interwar semis and chalet bungalows, with larger houses at Little Heath and along The Avenue. The theatre stands beside the old manor of Wyllyotts.",
      "Head-office blocks stand by the High Street; Cranborne Road is the industrial estate. South Mimms has a motorway service area and the national laboratories that standardise vaccines and other biological medicines. Dame Alice Owen’s School moved out from Islington in the seventies. Cuffley and Northaw lie in woods eastwards.",
    ],
    working: [
      "Interwar houses were built for coal fires and a back boiler. When the last of these goes, the gas supply is often still a thin iron run under the hall floor, so renewal is priced openly with the boiler. Clay beneath the ridge shrinks in dry summers and pulls joints in old salt-glazed drains.",
      "Laboratory rooms at high containment stay under negative pressure, with filters changed by safe-change method and fumigation certificates seen before a panel is opened. The forecourt side of a service area never closes; its toilets and kitchens are isolated half at a time, at night.",
    ],
    benefits: [
      "Thin hall-floor gas runs found at survey, before the boiler price is agreed",
      "Safe-change filter work in laboratories, with clearance seen beforehand",
      "Service-area washrooms kept half open while the other half is repaired",
    ],
    demand: [
      {
        service: "appliance-servicing",
        why: "Rows of similar semis hold boilers of similar age, and a yearly strip-down catches the common fault early.",
      },
      {
        service: "ventilation-systems",
        why: "Containment laboratories, school blocks and windowless offices need proven air rates in both directions.",
      },
      {
        service: "emergency-plumbing-repairs",
        why: "Pulled drain joints and loft tanks frozen on the ridge both show themselves at the worst hour.",
      },
    ],
  },
  redhill: {
    title: "Redhill HVAC, plumbing and gas: offices, hospital, works",
    description:
      "Office cooling and boiler work in Redhill, hospital ventilation at Earlswood, industrial heating at Holmethorpe, and plumbing for Merstham’s estates.",
    lead: "A junction came first and a town gathered round it: Redhill is offices, flats and workshops where three railway lines meet.",
    buildings: [
      "The Belfry mall, the Harlequin theatre block and office buildings of the eighties fill the middle, with recent apartment blocks between them and the station. Victorian terraces run south to Earlswood. There the former Royal Earlswood asylum, listed and very long, has become apartments.",
      "East Surrey Hospital is at the southern edge, the aerodrome at its eastern one. Holmethorpe’s estate and the Watercolour houses stand round lakes left by sand pits. Merstham joins an old quarry village to a post-war London overspill estate, and Nutfield and Bletchingley follow the greensand ridge.",
    ],
    working: [
      "Redhill Brook runs through the low centre, much of it in culvert, and cloudbursts can overload it. Basement plant in that bowl needs bunded doorways, pump alarms and control panels mounted high. Office blocks turning residential keep their risers but lose their cooling, which leaves west-facing flats very warm.",
      "Hospital rooms are entered with estates-team permits, and ward ventilation is tested against its own guidance, HTM 03-01. At Royal Earlswood the façade may not change, so flues and outdoor units go into inner courts. Worked-out sand and fuller’s earth make poor ground for soakaways towards Nutfield.",
    ],
    benefits: [
      "Town-centre basements fitted with raised panels and alarms against brook storms",
      "Converted office flats given cooling routes that the original risers allow",
      "Ward ventilation tested and reported in the form an estates team can file",
    ],
    demand: [
      {
        service: "ventilation-systems",
        why: "Clinical rooms at the hospital and sealed flats by the station depend on the measured, not the assumed, air change.",
      },
      {
        service: "gas-pipework-installation",
        why: "Workshops at Holmethorpe are split, joined and re-let, and the gas layout seldom keeps up.",
      },
      {
        service: "pump-installation",
        why: "Boosting for taller blocks and drainage for basements beside the culverted brook both rest on paired pumps.",
      },
    ],
  },
  reigate: {
    title: "Reigate boilers, HVAC and plumbing, Priory to Meadvale",
    description:
      "Listed-building heating in Reigate’s High Street, cooling for insurers’ offices, school plant rooms, and plumbing from Wray Common to Woodhatch.",
    lead: "Reigate keeps a castle mound, a priory and a warren of sand caves in its middle, and office headquarters where the villas thin out.",
    buildings: [
      "Bell Street and the High Street meet at the Old Town Hall of 1728. The Priory, Grade I listed, is a school and museum in its park. A tunnel of 1823 takes the old coach road under the castle grounds, and silver-sand caves open on both sides of it.",
      "Victorian villas stand round Wray Common, Doods Road and Park Lane East, with Meadvale’s cottages on the southern rise. Castlefield Road and London Road have insurance and council offices; Reigate Grammar heads a cluster of schools. Woodhatch is interwar and post-war, with a company headquarters now used by the county.",
    ],
    working: [
      "Nobody sets a heavy condenser in the town without asking what is below: mined sand is close to the surface near Tunnel Road, and ground has collapsed there before. Loads are spread, or hung from walls. In the timber shops of Bell Street, gas pipes pass through ventilated ducts and joints stay accessible.",
      "Reigate Hill is long and steep; houses on it look over the rooftops, so the sound of a fan at ground level carries further than it would on the flat. Night-time figures decide the choice. Schools in former mansions heat with mains that run under lawns, and a falling system pressure usually means one of those.",
    ],
    benefits: [
      "Cave records checked before a base is cast near Tunnel Road",
      "Buried school heating mains pressure-tested and traced under the lawns",
      "Outdoor fans on Reigate Hill selected on night noise across the valley",
    ],
    demand: [
      {
        service: "heating-system-maintenance",
        why: "School estates and mansion offices run old mains, several boilers and weather controls that drift apart.",
      },
      {
        service: "air-conditioning-installation",
        why: "Insurance floors on Castlefield Road and timbered shops need cooling by quite different means.",
      },
      {
        service: "emergency-gas-repairs",
        why: "Pipes buried in old shop floors and under lawns corrode unseen until a tightness test fails.",
      },
    ],
  },
  rickmansworth: {
    title: "Rickmansworth heating, plumbing and HVAC to Chorleywood",
    description:
      "Heating for Moor Park and Chorleywood houses, pumps where three rivers meet at Rickmansworth, and HVAC for Maple Cross offices and the town’s schools.",
    lead: "Colne, Chess and Gade join beside the canal at Rickmansworth. Above the water, the Metropolitan Railway planted a whole hillside of detached houses.",
    buildings: [
      "The High Street is a conservation area of brick inns and shops; Batchworth has wharves, a lock and gravel-pit lakes. The Royal Masonic School stands in brick quadrangles above the town. Mill End and Croxley Green are interwar and post-war streets, the paper mill long since cleared.",
      "Moor Park is a private estate of large twenties and thirties houses round a Grade I mansion that serves as a golf clubhouse. Chorleywood has its common, the Cedars roads and Voysey’s own house, The Orchard. Heronsgate was a Chartist colony. Maple Cross has modern offices by the motorway and a large sewage works.",
    ],
    working: [
      "Moor Park’s conservation area and its residents’ company look at roofs, frontages and outbuildings alike. Flues and condensers go behind the building line, and a plant enclosure is drawn in the house’s own brick and tile. Long single-pipe or gravity circuits in these houses are mapped with a thermal camera before they are altered.",
      "The valley gravels are saturated. Lift pits, cellars and buried tanks by the Aquadrome need pumping and ballast. Boreholes in the chalk supply the taps, and scale follows. At Heronsgate and Sarratt lanes are narrow and drains may be private, so the survey follows the foul route as well as the hot one.",
    ],
    benefits: [
      "Moor Park plant enclosures drawn to satisfy the estate and the council together",
      "Gravity circuits in Metro-land houses mapped by thermal camera",
      "Pits and cellars beside the lakes pumped by paired, alarmed sets",
    ],
    demand: [
      {
        service: "pump-installation",
        why: "Three rivers, a canal and old gravel workings keep the ground water close beneath many floors.",
      },
      {
        service: "air-conditioning-installation",
        why: "Enlarged roof storeys at Moor Park and offices at Maple Cross both hold heat, under very different consents.",
      },
      {
        service: "commercial-boiler-installation",
        why: "Boarding and day schools on the hills heat spread-out buildings from boiler rooms made for older fuel.",
      },
    ],
  },
  sevenoaks: {
    title: "Sevenoaks heating, gas and plumbing for period houses",
    description:
      "Boilers, gas and plumbing in Sevenoaks’s conservation areas and schools, office-to-flat blocks at Tubs Hill, and workshops on the Vestry estate.",
    lead: "High on the greensand, Sevenoaks is ragstone walls, tall chimneys and schools, with a deer park where most towns have a ring road.",
    buildings: [
      "Knole, among the largest houses in England, opens off the High Street through a gate between shops. Sevenoaks School occupies much of the southern end. Tile-hung and Georgian fronts run to the Vine cricket ground; Kippington, Wildernesse and Granville Road are conservation areas of Victorian villas and later mansions.",
      "Hollybush and St John’s are terraces and railway streets. Office blocks near the station at Tubs Hill have turned residential. Bat & Ball keeps its restored station, and the Vestry estate fronts Otford Road. Otford and Shoreham follow the Darent, Riverhead and Borough Green the old roads, and Fort Halstead is a defence site becoming homes.",
    ],
    working: [
      "Ragstone is hard, irregular and rubble-cored. We core it slowly with water, sleeve through the full depth and point in lime, or use an old opening. Villas on Kippington Road have three flights below the tank, so static pressure, old lead and tired ball valves are looked at together.",
      "Private estates set hours of their own for noisy work. School holidays are short, so distribution mains are replaced in lengths that can be recommissioned before term. From the ridge to Otford the ground falls by more than 100 m, and the pressure at the bottom can call for a reducing valve.",
    ],
    benefits: [
      "Ragstone cored wet, sleeved and repointed in lime",
      "Pressure set for the address, boosted near the Vine and reduced at Otford",
      "School heating mains renewed in lengths that finish inside a holiday",
    ],
    demand: [
      {
        service: "gas-safety-certificates",
        why: "Boarding houses, staff flats and let villas around the schools each need a dated record of their own.",
      },
      {
        service: "heating-system-maintenance",
        why: "Deep-planned villas and campus buildings rely on long circuits, buried mains and weather compensation.",
      },
      {
        service: "emergency-plumbing-repairs",
        why: "Roof tanks above three storeys of plaster do a great deal of harm in one frosty night.",
      },
    ],
  },
  slough: {
    title: "Slough HVAC, data centre cooling, gas and plumbing",
    description:
      "Cooling for data halls and factories on Slough Trading Estate, HVAC for Bath Road offices, hospital services at Wexham and boilers for Langley homes.",
    lead: "No other town near London puts so much machinery under so many flat roofs. Slough makes chocolate, stores data and flies freight.",
    buildings: [
      "The Trading Estate, begun in 1920 on an army vehicle depot, runs beside the Bath Road. It holds confectionery, coatings, engineering and a dense cluster of data centres, with a power station of its own. Offices with glazed fronts line the A4.",
      "The Horlicks factory is now flats behind its chimney. The Curve and the bus station mark a centre in redevelopment, where the Queensmere mall closed in January 2026. Britwell is a London overspill estate, Langley a mix of interwar closes and freight sheds, Poyle a cargo district near the runways. Wexham Park is the acute hospital; Upton Court and Baylis House are the old survivors.",
    ],
    working: [
      "Data halls reject heat in every hour of the year. A chiller change is staged so that the standby count never drops: temporary plant in, one machine out, witnessed test, next. Refrigerant charges of that size can bring frequent leak checks and fixed detection. Sound from whole fields of condensers is judged as a sum, to BS 4142.",
      "Heathrow’s safeguarding covers cranes, and its particulates load outside-air filters. The Trading Estate has long had private power, heat and water networks, so isolations are agreed with their operator first. Where Britwell houses have pipes in the screed, leaks are found by tracer gas.",
    ],
    benefits: [
      "Chillers changed in stages that never reduce a data hall’s standby",
      "Leak-check records kept ready for plant with large refrigerant charges",
      "Screed leaks at Britwell located by tracer gas before a floor is lifted",
    ],
    demand: [
      {
        service: "chiller-installation",
        why: "Data halls and food lines on the Trading Estate need resilient chilled water throughout the year.",
      },
      {
        service: "emergency-hvac",
        why: "An overheating server room or stopped chocolate line counts its loss in minutes.",
      },
      {
        service: "planned-maintenance",
        why: "Owners with several units on Buckingham Avenue and Ajax Avenue want one gas register for them all.",
      },
    ],
  },
  "st-albans": {
    title: "St Albans heating, plumbing and HVAC in a Roman city",
    description:
      "Boilers, plumbing and ventilation for St Albans’s medieval streets, cathedral quarter offices, Victorian villas, Harpenden homes and Rothamsted labs.",
    lead: "Dig here and an archaeologist may have to watch. St Albans puts Roman walls, timber frames and a commuter’s appetite for heat on one hill.",
    buildings: [
      "The cathedral is built of Roman brick. French Row, the fifteenth-century Clock Tower, Fishpool Street and George Street keep jettied and Georgian houses in one conservation area. St Peter’s Street holds the market, and Victoria Street leads to offices and flats by the City station. Hat-makers’ factories survive in side streets, as studios.",
      "Bernards Heath, Clarence Park and Marshalswick step outwards from Victorian to interwar. Hospitals at Hill End, Cell Barnes and Napsbury became housing. Harpenden has a green high street and the Rothamsted laboratories; London Colney, Redbourn and Wheathampstead are villages with estates attached. Porters Wood is the working estate.",
    ],
    working: [
      "Verulamium is a scheduled monument, and the town around it an archaeological area. Ground loops, gas trenches and drain renewals may need consent or a watching brief, so we prefer existing routes. Overhanging first floors leave hardly any compliant place for a front terminal; rear yards and lined flues do the work.",
      "Chalk water here is among the harder supplies, so softening or scale control belongs in any cafe or salon. The Ver meadows flood gently but long. Where hospital wards became apartments, warm risers can overheat the long corridors; insulation and cooler heating circuits cure it, while stored water stays hot enough to control Legionella.",
    ],
    benefits: [
      "Existing trenches reused so that Roman ground is left alone",
      "Scale control sized for coffee machines and salons on St Peter’s Street",
      "Overheated corridors at former hospitals traced to bare risers and lagged",
    ],
    demand: [
      {
        service: "bathroom-kitchen-plumbing",
        why: "Clarence Park villas and Harpenden houses gain bathrooms faster than their hot water and drains can follow.",
      },
      {
        service: "ventilation-systems",
        why: "Research glasshouses, school laboratories and deep medieval shops all need air brought in and measured.",
      },
      {
        service: "landlord-gas-safety",
        why: "Flats over shops and near the City station let quickly, often before the last record has been found.",
      },
    ],
  },
  "staines-upon-thames": {
    title: "Staines-upon-Thames HVAC, pumps, plumbing and boilers",
    description:
      "HVAC for Staines offices and Egham’s university campus, flood-aware plumbing by the Thames, cargo sheds at Stanwell and heating at Virginia Water.",
    lead: "Reservoirs to the north, river to the south, an airport overhead: Staines builds on a narrow shelf between three kinds of water table.",
    buildings: [
      "Clarence Street and Church Street keep Georgian fronts near the bridge and the old brewery. The Two Rivers retail park covers the linoleum works, the Elmsleigh Centre the ground by the High Street, and tall flats are filling office plots at London Road. Laleham and Penton Hook have bungalows along the towpath.",
      "Stanwell and Ashford hold airport sheds, post-war estates and a hospital. Egham has Royal Holloway, whose palatial Founder’s Building is listed Grade I, and offices by Runnymede. At Virginia Water the Wentworth estate spreads round its golf courses, and the old Holloway Sanatorium has become homes.",
    ],
    working: [
      "The winter floods of 2014 covered streets from Staines to Egham. Along the towpath boilers and boards go above that mark, drains get check valves, and pipe insulation is of a kind that can be washed. Ordinary plant bases are no use on filled gravel pits without a ground test.",
      "At Founder’s, students sleep in listed corridors with high rooms and few risers; new pipes share old chimney voids. Wentworth’s roads committee controls deliveries, and houses there mix pool plant, underfloor heat and cinema cooling. Stanwell sheds work at night, with screening before a tool bag goes in.",
    ],
    benefits: [
      "Towpath homes refitted with services above the 2014 water mark",
      "Risers at Founder’s threaded through existing voids, term dates observed",
      "Screened night work in the cargo sheds at Stanwell",
    ],
    demand: [
      {
        service: "pump-installation",
        why: "Sumps, sewage lifts and boosters matter on a shelf between the Colne, the Thames and raised reservoirs.",
      },
      {
        service: "water-system-maintenance",
        why: "Student halls, airport hotels and a hospital keep large hot-water stores with uneven use.",
      },
      {
        service: "commercial-installation",
        why: "Office plots becoming tall flats by the station start again with risers, metering and drainage.",
      },
    ],
  },
  swanley: {
    title: "Swanley boilers, industrial heating and plumbing",
    description:
      "Boilers for Swanley and Hextable homes, heaters in trade units off London Road, and plumbing at Farningham’s old inns and the mills of the Darent valley.",
    lead: "Swanley was a railway junction set among nurseries. A motorway interchange now brings it vans and warehouses in their place.",
    buildings: [
      "The centre is a precinct of the seventies with flats over shops and a superstore behind. Victorian railway streets lie by the station; St Mary’s and White Oak are council estates of the fifties and sixties. Hextable, once home to a women’s horticultural college, is bungalows and closes on former nursery land.",
      "Trade and industrial units gather at Park Road, Teardrop and along London Road. Eastwards the Darent has Farningham’s coaching inns, Eynsford’s ford and castle, and Horton Kirby, where a paper mill below a railway viaduct is now flats. Crockenhill is smallholdings, packhouses and farms.",
    ],
    working: [
      "Where nurseries stood, old boiler foundations, oil tanks and heating pipes may lie under gardens. A trench that meets one is stopped and tested. Flat-roofed shops in the precinct carry extract fans and condensers within earshot of the flats above, so replacements are picked on night figures and moved where steel allows.",
      "Yards by the interchange load early and late, which leaves the middle of the day for heaters. The Darent is a chalk stream, low in some years and over its banks in others. Mill flats have stout walls, iron columns and few risers; boilers were placed by structure, not by room.",
    ],
    benefits: [
      "Buried nursery pipework and tanks found before a Hextable trench goes deep",
      "Precinct roof fans replaced with quieter ones on better supports",
      "Heaters near the interchange serviced in the midday lull",
    ],
    demand: [
      {
        service: "appliance-servicing",
        why: "Council-built houses at St Mary’s and bungalows at Hextable depend on single boilers fed with hard chalk water.",
      },
      {
        service: "gas-system-installations",
        why: "Trade counters and vehicle workshops near the motorway set up quickly and need heat with them.",
      },
      {
        service: "rooftop-unit-installation",
        why: "The superstore, the leisure centre and flat precinct roofs suit packaged plant that keeps noise off the homes.",
      },
    ],
  },
  "waltham-abbey": {
    title: "Waltham Abbey glasshouse boilers, gas and warehouse HVAC",
    description:
      "Glasshouse boilers at Nazeing, warehouse heating by the M25 at Waltham Abbey, gas and plumbing for Sun Street shops and the town’s post-war estates.",
    lead: "Few towns keep so much heat under so little cover: growers, cold stores and distribution sheds share the marsh with a Norman abbey.",
    buildings: [
      "The abbey church, with its Romanesque nave, closes the market place; Sun Street is a conservation area of timber frames over shops. The Royal Gunpowder Mills keep listed and scheduled works among woods and canals. Ninefields and Roundhills are estates of the sixties and after.",
      "Waltham Point and the Meridian estate hold supermarket depots, parcel hubs and trade units beside the motorway. Northwards, Nazeing and Roydon Hamlet form one of the densest glasshouse districts in the country. Eastwards Upshire’s weatherboard cottages, High Beach inns and Sewardstone’s farms border the Forest.",
    ],
    working: [
      "A cucumber house may burn gas by day for carbon dioxide as well as warmth, with the hot water stored for night. Flue gas that reaches plants must be clean, so combustion is analysed, nitrogen oxides watched and the dosing fan interlocked. Pipe rails, buffer tanks and CHP need the same care as any plant room.",
      "Chilled depots put condensers on roofs and cold air at dock doors; defrost drains freeze if traps and heaters are neglected. Old explosive works have contaminated ground and protected trees, where nobody digs without the site’s own clearance.",
    ],
    benefits: [
      "Glasshouse burners analysed for flue gas that is safe to dose to a crop",
      "Cold-store defrost drains traced, trapped and heated before winter",
      "Routes through the Gunpowder Mills land cleared before a spade goes in",
    ],
    demand: [
      {
        service: "commercial-boiler-installation",
        why: "Growers at Nazeing run boilers of megawatt size, with heat stores and burners that must turn down for spring.",
      },
      {
        service: "planned-maintenance",
        why: "One failed night in January can cost a crop, so growers want burners overhauled in autumn and spares on site.",
      },
      {
        service: "emergency-hvac",
        why: "Supermarket depots at Waltham Point move chilled food through the night and lose it with the plant.",
      },
    ],
  },
  "walton-on-thames": {
    title: "Walton-on-Thames plumbing, boilers, studio and retail HVAC",
    description:
      "Plumbing and heating for Walton riverside and Ashley Park homes, HVAC at Shepperton’s stages, boilers at Hersham and flood-safe plant at Sunbury.",
    lead: "Bridge, reservoirs and weir stream: Walton faces the Thames, while film stages and a racecourse stand on the far bank.",
    buildings: [
      "The Heart is the modern shopping street, with flats over it. Church Street and Bridge Street keep older fronts, and the arched road bridge of 2013 lands by Cowey Sale. Ashley Park and Burwood Park are private estates; Hersham has a green, a precinct and a trading estate.",
      "Across the water, Shepperton Studios has grown across the fields into dozens of stages. Sunbury has a riverside village, Kempton Park and a wide office campus. The Halliford and Shepperton banks carry bungalows on stilts, and islands reached by footbridge or ferry. Raised reservoirs stand between all of these.",
    ],
    working: [
      "Island homes get their water through a pipe slung under the bridge or laid on the bed, and their boilers by hand or boat. Everything is broken into loads two people can carry; heavy cylinders give way to pairs of small ones. Stilted floors leave services open to frost, so pipes are traced and lagged beneath.",
      "Stages at Shepperton change tenant and layout by production. We keep temporary cooling separate from permanent plant, with flanged connections ready at the wall. At The Heart, plant decks over the shops belong to several leases, which makes a marked-up roof plan the first task.",
    ],
    benefits: [
      "Island plant planned in two-person loads for footbridge or boat",
      "Flanged points for hired chillers, ready before a production moves in",
      "Roof decks over The Heart mapped by lease, unit by unit",
    ],
    demand: [
      {
        service: "emergency-plumbing-repairs",
        why: "Exposed pipes under stilted riverside floors freeze and split, and isolation is often on the wrong bank.",
      },
      {
        service: "hvac-system-design",
        why: "Sound stages and their workshops need quiet air, flexible capacity and a plan for the next layout.",
      },
      {
        service: "energy-efficient-solutions",
        why: "Ashley Park and Burwood Park houses have the plots for heat pumps, and some have water nearby as well.",
      },
    ],
  },
  watford: {
    title: "Watford HVAC, boilers, gas and plumbing contractors",
    description:
      "Office, retail and hospital HVAC in Watford, boilers for Nascot and Oxhey terraces, studio cooling at Leavesden and plumbing from Bushey to Abbots Langley.",
    lead: "Watford brewed beer and printed magazines. It now runs head offices, a shopping mall, a hospital on a hill and film stages on an old aircraft works.",
    buildings: [
      "The Harlequin mall covers the middle of the High Street; near it St Mary’s stands among almshouses, and the Benskins brewery mansion survives in the lower street. Clarendon Road is a canyon of new offices. The Town Hall and Colosseum, of about 1940, face the Parade. Vicarage Road has terraces, the hospital and a football ground.",
      "Nascot is a conservation area of Victorian villas, Cassiobury semis and detached houses by a park. Croxley Park and the Watford business estate lie west, studios at Leavesden north, South Oxhey’s London County Council estate south. Bushey climbs a ridge with big institutional buildings turned into homes.",
    ],
    working: [
      "Clarendon Road towers were designed as sealed boxes. Heat rejection is on top, so a coil replacement is a crane, a closure and an early Sunday. Mall fit-outs are done at night, to the centre’s own rules for connections. Chalk water scales humidifiers and dishwashers alike; treatment is part of the specification.",
      "Football crowds close Vicarage Road, and match days are struck out of the programme. On the hospital side, isolation of water or ventilation waits for a written permit. The Colne runs shallow under lower High Street, where cellars want pumps.",
    ],
    benefits: [
      "Crane Sundays on Clarendon Road planned with the highway and the landlord",
      "Match days taken out of the Vicarage Road programme from the start",
      "Mall fit-outs connected and proved in the night window",
    ],
    demand: [
      {
        service: "rooftop-unit-installation",
        why: "Stores, studios and trade parks from Colne Valley to Leavesden have large roofs and little yard.",
      },
      {
        service: "air-conditioning-installation",
        why: "Clarendon Road tenants change layout floor by floor while the base building carries on.",
      },
      {
        service: "gas-safety-certificates",
        why: "Terraces of West Watford and conversions in Nascot are widely let, and agents hold many dates at once.",
      },
    ],
  },
  weybridge: {
    title: "Weybridge air conditioning, heating and estate plant rooms",
    description:
      "Plant-room heating and cooling for St George’s Hill, office HVAC at Brooklands, hospital services at Chertsey and plumbing at Addlestone and Byfleet.",
    lead: "A banked motor track, a hill of mansions and two rivers. Weybridge needs plant that is strong, silent and above flood level.",
    buildings: [
      "Monument Green and Church Street are the old village; Baker Street and Queens Road its shops. Portmore Park is Victorian and Edwardian. St George’s Hill, laid out from 1911 round golf and tennis clubs, holds several hundred houses among rhododendrons, most now rebuilt larger.",
      "Brooklands, where racing cars and bombers were made, has the museum, parts of the scheduled track, office campuses and big-box retail. Addlestone’s centre is new flats over shops. Chertsey adds St Peter’s Hospital, Longcross’s film stages on a former tank-testing ground and a theme park among old gravel lakes; New Haw has the state veterinary laboratories.",
    ],
    working: [
      "Houses on the Hill may carry two plant rooms, VRF, pool air handling and snow-melt ramps on one controller. Seasonal commissioning matters: we set cooling in July and heating in January, then compare meters. Gates are staffed, and skips, cranes and Saturday work follow estate rules.",
      "Veterinary and hospital sites have containment rooms and clean zones with permits to match. The Wey and the Thames flood Hamm Court and parts of Chertsey, so electrical plant there goes up. Brooklands offices are built round tall atria; where smoke control and comfort share dampers, they have to be tested as one.",
    ],
    benefits: [
      "Estate houses commissioned twice, in July and in January, against meter readings",
      "Smoke and comfort dampers at Brooklands tested together",
      "Hamm Court and Chertsey plant raised above recorded river levels",
    ],
    demand: [
      {
        service: "air-conditioning-installation",
        why: "Rebuilt houses on St George’s Hill combine VRF, pools and glass, which need one coordinated cooling design.",
      },
      {
        service: "ventilation-systems",
        why: "Veterinary laboratories, operating theatres and film stages within a few miles all need pressure held and proved.",
      },
      {
        service: "bathroom-kitchen-plumbing",
        why: "Portmore Park villas are refitted floor by floor, often with lead tails and shared drains beneath.",
      },
    ],
  },
  windsor: {
    title: "Windsor and Eton heating, hotel HVAC and plumbing",
    description:
      "Heating, hotel HVAC and plumbing for Windsor’s listed streets, Eton’s boarding houses, riverside restaurants, barracks housing and Dedworth estates.",
    lead: "Visitors fill Windsor by day and leave it to hotels, barracks and schools at night. Plant gets little rest in either half of the day.",
    buildings: [
      "Beneath the Castle are the cobbles of Market Street, the Guildhall that Wren completed, and Peascod Street’s shops. Windsor Royal is a Victorian station made into arcades. Park Street, Clarence Crescent and Kings Road are Georgian and early Victorian terraces; brick villas follow Osborne Road and Clarence Road.",
      "Eton’s High Street, much of it listed, leads to the College and its boarding houses. Two barracks, a theatre and riverside hotels hold to the old town. Dedworth and Clewer are post-war estates with a trade park and a large office campus on Maidenhead Road. Legoland occupies the hill, Old Windsor the bank downstream.",
    ],
    working: [
      "Road closures for ceremonial days are published ahead; deliveries and cranes keep clear of them and of the Guard’s route. In the conservation areas flues go to rear yards, and much of the street faces the Castle, so even a grille is drawn. Hot work needs care in roofs that join house to house.",
      "Hotels and restaurants by the Thames sit low. Cellar drainage is pumped, and grease has to be caught before the lift station. At the College, two dozen and more houses wake together: storage for that hour, blending valves at basins and a temperature record make the specification. Halves, as Eton calls its terms, fix the programme.",
    ],
    benefits: [
      "Programmes laid round ceremonial closures and the Guard’s days",
      "Hot-water storage in Eton houses sized for the rising hour",
      "Grease caught ahead of pumped cellar drains in riverside kitchens",
    ],
    demand: [
      {
        service: "commercial-kitchen-gas",
        why: "Tea rooms, inns and hotel restaurants below the Castle cook all day in cellars and narrow rears.",
      },
      {
        service: "water-system-maintenance",
        why: "Hotel floors and boarding houses empty and fill by season, with long dead stretches between.",
      },
      {
        service: "heating-system-maintenance",
        why: "Listed terraces let as offices and school houses keep old mains and mixed radiators that need balancing.",
      },
    ],
  },
  woking: {
    title: "Woking HVAC, heat networks, boilers and plumbing",
    description:
      "Heat-network flats and offices in central Woking, boilers at Sheerwater and Goldsworth Park, and cooling for laboratories, showrooms and car makers.",
    lead: "Woking began generating its own heat and power long before most towns thought of it. Tall new blocks now run on what comes out of Poole Road.",
    buildings: [
      "Victoria Place stands over the centre with residential towers above thirty storeys, a hotel and shops, beside Export House and the Peacocks. The Lightbox is by the Basingstoke Canal. Red-brick Victorian streets lie south of the railway; Hook Heath and Pyrford have villas among pines.",
      "Sheerwater, a London overspill estate, has been rebuilt in part. Goldsworth Park is a large suburb of the seventies and eighties on old nursery ground. The Shah Jahan Mosque is Grade I listed. McLaren’s lakeside factory sits north of Horsell Common; Knaphill, Brookwood and Ripley add barracks-era streets, a great cemetery and coaching inns.",
    ],
    working: [
      `The town-centre network distributes water at little over 60 °C, and older connected offices lift it with heat pumps in the building. Emitters and cylinders must work at that figure. Flats have interface units whose strainers, differential pressure and return temperature tell us more than the thermostat does. ${changes.heatNetworks.brief}`,
      "In a thirty-storey building cold water is boosted in zones, each with its own set and reducing valves; a fault is traced by floor band. Heath to the north is protected habitat, so works traffic and lighting near it are kept low. Acid sandy soils call for wrapped or plastic pipe in the ground.",
    ],
    benefits: [
      "Emitters checked at network flow temperature before an office is connected",
      "Booster faults in towers traced by pressure zone, not by guesswork",
      "Sandy-soil pipework at Hook Heath wrapped against acid ground",
    ],
    demand: [
      {
        service: "heating-system-maintenance",
        why: "Interface units and branch pumps on the network lose performance quietly through blocked strainers.",
      },
      {
        service: "pump-installation",
        why: "Towers above thirty storeys depend on staged booster sets with a standby in each zone.",
      },
      {
        service: "energy-efficient-solutions",
        why: "Offices joining low-temperature heat, and pine-belt houses leaving gas, face the same sums on emitters.",
      },
    ],
  },
} as const satisfies Partial<Record<AreaSlug, AreaCopy>>;
