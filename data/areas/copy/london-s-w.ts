/** Area copy: the London areas from Shoreditch to Woolwich. */
import { changes } from "../../changes";
import type { AreaCopy } from "../../types";
import type { AreaSlug } from "../places";

export const londonSToW = {
  shoreditch: {
    title: "Shoreditch air conditioning, extract and plumbing",
    description:
      "Cooling, kitchen extract and plumbing for Shoreditch’s furniture warehouses, studios, hotels, late bars and the new towers off Curtain Road and Worship Street.",
    lead: "Furniture warehouses from the 1870s and 1880s now hold software firms, restaurants and hotels, with exposed ductwork where the veneer was stacked.",
    buildings: [
      "The South Shoreditch conservation area covers the old furniture quarter: Curtain Road, Great Eastern Street, Rivington Street and Leonard Street. Warehouses of four and five storeys have loading bays, cast-iron columns, timber floors and broad windows. Shoreditch Town Hall and St Leonard’s church are listed.",
      "The southern edge is City in scale. Principal Place and The Stage stand over Worship Street and Hewett Street, the latter beside the remains of the Curtain Theatre. Hotels, music venues and late bars run from Old Street roundabout to Shoreditch High Street.",
    ],
    working: [
      "Bare joists and brick leave no ceiling to hide anything. Spiral duct, fan coils and copper are part of the room, so setting-out drawings go to the architect before fixing. Timber floors carry hung loads poorly at mid-span, and we hang from the column lines instead.",
      "Kitchen extract usually has to discharge above roof level where flats are near, and shared light wells are usually full. Ask early who owns the well and the roof: freehold, head lease and airspace are often three parties. Bars close late and offices open early. Sunday morning is the calm window for a crane on Great Eastern Street.",
    ],
    benefits: [
      "Exposed services set out to a drawing and finished to be looked at",
      "Hanging points checked against old timber floors and iron columns",
      "Roof, light-well and airspace ownership settled before plant is quoted",
      "Extract odour and fan noise dealt with before the flats upstairs complain",
    ],
    demand: [
      {
        service: "air-conditioning-installation",
        why: "Warehouse floors have wide glass, high occupancy and screens by the hundred, with no original cooling of any kind.",
      },
      {
        service: "ventilation-systems",
        why: "Basement bars and open kitchens below workspaces need supply and extract that keep smells and noise on their own floor.",
      },
      {
        service: "bathroom-kitchen-plumbing",
        why: "Each change of tenant brings new tea points, showers for cyclists and extra washrooms on stacks that were added late.",
      },
    ],
  },
  southwark: {
    title: "Southwark HVAC, district heating and plumbing",
    description:
      "HVAC, heating and plumbing from London Bridge and Bankside to Peckham: towers, wharf conversions, estate heat networks, hospitals and market kitchens.",
    lead: "From the Shard to Rye Lane: offices on the river, warehouses turned into flats, and council estates heated from energy centres several streets away.",
    buildings: [
      "London Bridge has the Shard, Guy’s Hospital and the offices towards Tower Bridge. Bankside has Tate Modern in a former power station, the Globe and Borough Market under the viaducts. Shad Thames and Butler’s Wharf are spice and grain warehouses in residential use, with iron bridges overhead.",
      "Elephant and Castle is largely rebuilt around Elephant Park. Walworth and Peckham mix Victorian terraces, railway arches and estates such as the Aylesbury. Camberwell Grove is Georgian. Rotherhithe’s docks became houses and retail sheds, now giving way to the Canada Water scheme.",
    ],
    working: [
      `Several estates near South Bermondsey take heat from the SELCHP waste-to-energy plant, and older ones depend on communal plant of the 1960s and 1970s. Before a flat’s radiators are altered, somebody has to know the network’s pressure, temperature and flushing rule. We isolate, refill with dosed water and hand back with pressures noted. ${changes.heatNetworks.brief}`,
      "Wharf conversions have brick vaults, cast iron and limited shafts, and the river wall stops anything below quay level draining without pumps. In the London Bridge towers, deliveries are booked by slot and every riser has its permit. Borough Market’s traders share extract routes beneath a working railway.",
    ],
    benefits: [
      "Heat-network flats altered with the right water, pressure and permission",
      "Wharf basements drained by pumps sized for river-level ground",
      "Tower permits, inductions and goods-lift slots arranged ahead of the shift",
      "Market and arch kitchens checked before the early deliveries arrive",
    ],
    demand: [
      {
        service: "heating-system-maintenance",
        why: "Estate networks and riverside blocks share long pipe runs, where dirt and air in one flat soon become a fault in forty.",
      },
      {
        service: "chiller-installation",
        why: "Office towers by London Bridge have chilled-water plant at roof level, and replacement there is a question of craning, structure and power.",
      },
      {
        service: "commercial-kitchen-gas",
        why: "Food traders from Borough Market to Bermondsey Street and Rye Lane cook in vaults and arches that were never meant for gas.",
      },
    ],
  },
  stratford: {
    title: "Stratford HVAC, heat networks and plumbing",
    description:
      "HVAC and plumbing for Stratford: Olympic Park offices and flats on district heat, Westfield units, High Street towers and Victorian terraces in Maryland.",
    lead: "A new district of offices, campus and flats that shares its heating and cooling, next to a Victorian railway town that does not.",
    buildings: [
      "East of the Lea channels stand Westfield, the International Quarter offices and East Village, built as the athletes’ homes for 2012. East Bank along the water has Sadler’s Wells East and the London College of Fashion, with the Aquatics Centre and UCL East beyond. The London Stadium lies across the bridges.",
      "The old centre is the Broadway, the Theatre Royal, the listed former town hall and a 1970s shopping mall. Stratford High Street is a line of apartment towers leading to Three Mills and Sugar House Island. Maryland and West Ham Lane are late Victorian terraces, and the Carpenters Estate stands between the two worlds.",
    ],
    working: [
      `Two linked energy centres, at King’s Yard and Stratford City, send hot and chilled water round the park. Buildings on that network have plate heat exchangers instead of boilers and chillers. What counts then is a cool return, clean strainers and control valves that shut. We work from the building side of the exchanger and agree shutdowns with the operator. ${changes.heatNetworks.brief}`,
      "Terraces at Maryland keep their own boilers, solid walls and shared gullies. On the High Street, flats at thirty storeys need booster zones and pressure-reducing valves kept in trim. Event days close roads round the stadium, so lifts and large deliveries go in the diary against the fixture list.",
    ],
    benefits: [
      "Heat exchangers cleaned and valves reset so that return temperature meets the supply terms",
      "Westfield units fitted out under the centre’s technical rules",
      "Pressure-zone valves in High Street towers kept on one service list",
      "Deliveries and cranes planned around stadium fixtures",
    ],
    demand: [
      {
        service: "energy-efficient-solutions",
        why: "Metered district heat and cooling make every badly set valve visible on the bill, and controls are where the saving lies.",
      },
      {
        service: "commercial-installation",
        why: "Shops, campus laboratories and office floors in the park are let as shells, so water services and drainage are fitted from bare connections.",
      },
      {
        service: "landlord-gas-safety",
        why: "Terraced houses around Maryland and West Ham Lane include many private lets, with boilers that need a dated check each year.",
      },
    ],
  },
  streatham: {
    title: "Streatham boilers, plumbing and gas safety",
    description:
      "Boilers, gas safety and plumbing for Streatham’s 1930s mansion blocks and High Road shops, Dulwich Estate houses, West Norwood workshops and Crystal Palace.",
    lead: "A very long high road of 1930s flats over shops, with steep streets behind it that climb to Norwood and the Crystal Palace ridge.",
    buildings: [
      "Frederick Gibberd’s Pullman Court, white concrete of the mid-1930s, is listed at Grade II*. Leigham Hall Mansions, The High and other interwar blocks face the High Road, with shops beneath and the former Streatham Hill Theatre and the Odeon between them. Behind lie the gabled terraces of the Leigham Court Estate.",
      "Towards Streatham Common are large villas in flats; Streatham Vale is interwar terraces. West Norwood has workshops by the railway and its Victorian cemetery. Dulwich Village is Georgian and estate-built, and Upper Norwood’s Triangle of shops sits on the ridge.",
    ],
    working: [
      "Interwar blocks were built for central boilers or coal fires and have since been patched flat by flat. A block may have original steel risers beside individual boilers with flues on the access galleries. We map which flat depends on what before isolating anything. Pullman Court’s listing means even a flue terminal needs consent.",
      "On the Dulwich Estate a licence under its scheme of management is needed for visible external changes, on top of planning. Mains pressure can fall near Crown Dale and Beulah Hill, and top-floor flats there may want a booster. The High Road is a red route, so loading is by bay and by hour.",
    ],
    benefits: [
      "Block surveys that show which flats share a riser and which stand alone",
      "Dulwich Estate licence papers prepared beside the planning ones",
      "Flow and pressure measured before a shower is promised on the ridge",
      "Loading on the High Road fixed to the red-route bays",
    ],
    demand: [
      {
        service: "gas-safety-certificates",
        why: "Flats above the High Road’s shops sit above commercial gas supplies. The homes need a yearly record and the shop its appliances kept in safe order.",
      },
      {
        service: "commercial-boiler-installation",
        why: "Interwar blocks still on central heating reach a point where one efficient cascade costs less to own than the old pair of sectional boilers.",
      },
      {
        service: "emergency-plumbing-repairs",
        why: "Steel risers of the 1930s corrode from within, and a pinhole on the fifth floor shows first in the shop.",
      },
    ],
  },
  sutton: {
    title: "Sutton heating engineers, plumbing and gas",
    description:
      "Heating, plumbing and gas for Sutton: town-centre offices and flats, Cheam and Carshalton houses, Kimpton sheds, hospitals and the Belmont research campus.",
    lead: "A suburb on the chalk edge with its own water story, an office cluster by the station and two hospital estates on the hill and the plain.",
    buildings: [
      "The pedestrian High Street drops from the station past the St Nicholas Centre, with office blocks on Brighton Road and new towers of flats. The Sutton Garden Suburb dates from before the First World War; Cheam Village keeps weatherboarded Whitehall. Carshalton gathers round its ponds, where one arm of the Wandle rises.",
      "Belmont has the Royal Marsden and the Institute of Cancer Research. St Helier Hospital stands white and tall over the estate of the same name. Hackbridge is known for BedZED. Trade counters and light industry fill the Kimpton estate, while Worcester Park and Wallington are semis by the hundred.",
    ],
    working: [
      "Most of the borough is supplied by SES Water, which draws on the chalk and has long had a legal duty to soften it. Hardness can still change when a works is under repair, as Cheam’s has been. We test at the tap before choosing scale control, and log the figure.",
      "Belmont’s laboratories cannot lose airflow, so changes there are staged with temporary fans. Office blocks on Brighton Road are turning into flats, and their wide floors have to be given shafts for water, waste and air. Hackbridge’s newer blocks may be on the heat network from the Beddington plant: ask before specifying a boiler.",
    ],
    benefits: [
      "Scale treatment set from a test at your tap, not from a hardness map",
      "Airflow kept running in laboratories while plant is changed",
      "Office-to-flat conversions given risers that can be reached later",
      "Carshalton and Cheam period houses repaired within conservation rules",
    ],
    demand: [
      {
        service: "commercial-installation",
        why: "Empty offices near the station become apartments, each needing metered water, a soil stack and hot water of its own.",
      },
      {
        service: "planned-maintenance",
        why: "Schools, care homes and parades add up to many small gas plant rooms here, which are easier to run on one list.",
      },
      {
        service: "bathroom-kitchen-plumbing",
        why: "Semis in Worcester Park and Wallington are extended at the back and in the roof, so pipe runs and drains have to follow.",
      },
    ],
  },
  tottenham: {
    title: "Tottenham gas, boilers and ventilation",
    description:
      "Gas, boilers, plumbing and ventilation for Tottenham: High Road shops, Tower Gardens cottages, Broadwater Farm, Tottenham Hale towers and Lea Valley units.",
    lead: "One old Roman road carries almost everything: Georgian town houses, takeaways, a stadium, and side streets of let Victorian terraces down to the Lea.",
    buildings: [
      "The High Road is a chain of conservation areas with Georgian survivors such as Percy House and Dial House close to the new stadium. Bruce Castle is Grade I. West of it lies Tower Gardens, a London County Council cottage estate begun before the First World War, and Broadwater Farm on stilts over the Moselle.",
      "Tottenham Hale has become a cluster of residential towers around the station, with Hale Village and retail sheds beside it. Workshops fill Garman Road, Brantwood Road and Marsh Lane. Seven Sisters, West Green and South Tottenham are terraces, often extended upward.",
    ],
    working: [
      "Piped gas was taken out of Broadwater Farm in 2018 after surveys of its large panels, and heat now comes from an estate energy centre. Elsewhere too, we ask how a panel block was assessed before touching its gas. In Tower Gardens the cottage fronts are protected: flues, meters and pipes go to the rear.",
      "On event days, roads by the stadium close and parking is restricted well out from the ground. We check the fixture calendar before booking a skip or a lift. Units near Garman Road take heavy gas loads from ovens, dryers and spray booths, where pressure at full fire has to be shown on a gauge.",
    ],
    benefits: [
      "Panel-block records read before any gas work is priced",
      "Cottage frontages in Tower Gardens left as the architects drew them",
      "Burner pressures proved at full load in bakeries and laundries off Garman Road",
      "Visits and deliveries fitted round stadium events",
    ],
    demand: [
      {
        service: "gas-pipework-installation",
        why: "Bakers, laundries and body shops in the Lea Valley units add burners faster than their landlords add pipe.",
      },
      {
        service: "landlord-gas-safety",
        why: "Terraces around Seven Sisters and West Green Road are heavily rented, with shared houses among them and several appliances apiece.",
      },
      {
        service: "commercial-kitchen-gas",
        why: "The High Road and West Green Road are lined with small restaurants and grills whose charcoal, gas and extract must be considered as one.",
      },
    ],
  },
  "tower-hamlets": {
    title: "Tower Hamlets plumbing, gas and HVAC engineers",
    description:
      "Plumbing, gas and HVAC for Whitechapel, Wapping, Bethnal Green and Bow: Huguenot houses, dock warehouses, restaurants, estates, hospital and campus.",
    lead: "Silk weavers’ houses in Spitalfields, spice warehouses in Wapping and some of the best-known council architecture in London, all inside three miles.",
    buildings: [
      "Fournier Street and its neighbours are listed houses of the 1720s with weavers’ attics. Brick Lane and the Truman Brewery adjoin. Whitechapel has the Royal London’s tall blue hospital and the council’s town hall in the old one. Aldgate is offices and student towers.",
      "Wapping High Street is a canyon of converted warehouses, with St Katharine Docks at the end. Bethnal Green has the Boundary Estate around Arnold Circus, Lasdun’s Keeling House and Lubetkin’s Cranbrook. Bow has Tredegar Square, the Bryant and May match factory, now flats, and Queen Mary’s campus nearby at Mile End.",
    ],
    working: [
      "Panelled rooms in Spitalfields allow pipe behind skirtings and little else; even a clip is a matter for listed building consent. Boundary Estate blocks have brick stacks and stair towers with no spare duct, so replacement risers are shared between pairs of flats and agreed with every one.",
      "At Wapping the walls are massive and some stand in the river. Openings are cored with the freeholder’s engineer present. Brick Lane kitchens are narrow: extract runs up rear walls past bedrooms, and grease traps need space nobody planned. Student towers at Aldgate can have hundreds of showers on one calorifier set, so temperatures are proved at the far ends.",
    ],
    benefits: [
      "Huguenot interiors plumbed without a chase in the panelling",
      "Warehouse coring agreed with freeholder and engineer beforehand",
      "Grease, extract and gas in Brick Lane kitchens examined together",
      "Hot water at the last shower in the tower measured, not presumed",
    ],
    demand: [
      {
        service: "plumber-london",
        why: "Weavers’ houses, walk-up tenements and dock lofts each hide their stopcocks differently, and a leak in any of them reaches a neighbour.",
      },
      {
        service: "water-system-maintenance",
        why: "Student residences and staff lodgings hold large volumes of warm water, which is where control of Legionella is won or lost.",
      },
      {
        service: "ventilation-systems",
        why: "Brick Lane and Whitechapel Road cook at street level below homes, and their ducts climb walls that were never meant to take them.",
      },
    ],
  },
  twickenham: {
    title: "Twickenham plumbing, boilers and heating",
    description:
      "Plumbing, heating and gas for Twickenham, Teddington and Hampton: riverside houses, film and laboratory buildings, rugby-day pubs and Whitton semis.",
    lead: "Thames-side villages joined by Victorian streets, where floods, rugby crowds and filming schedules decide the day of the visit more often than the weather does.",
    buildings: [
      "Church Street and the Embankment are the old riverside village, with York House, Marble Hill and Walpole’s Strawberry Hill along the bank. Eel Pie Island is reached by a footbridge. St Margarets has Victorian villas and a film studio. Heath Road and the Green carry shops and flats over them.",
      "Whitton is 1930s semis near Kneller Hall. The national rugby stadium stands off Chertsey Road. Teddington has the National Physical Laboratory by Bushy Park, a Victorian high street and flats where its television studios were. Hampton has the great waterworks on the Upper Sunbury Road.",
    ],
    working: [
      "On Eel Pie Island every boiler, pipe and tool goes over the footbridge by hand or barrow, so plant is chosen by the weight of its heaviest section. The Embankment floods on spring tides: electrics, pumps and burners are mounted high, and parked vehicles are moved before the water comes.",
      "Match days bring closures across the A316 side of town, and pubs will not thank anyone who isolates their cellar cooling on a Saturday in February. Film stages need silent air: large ducts, low velocity, plant on resilient mounts. The laboratories at Teddington hold temperature to narrow limits, and their plant is worked on only in agreed shutdowns.",
    ],
    benefits: [
      "Sectional plant carried to the island without a crane or barge",
      "Riverside boilers and pumps fixed above the spring-tide mark",
      "Pub cellar and kitchen visits kept off international weekends",
      "Low-velocity air for studios, measured with the stage quiet",
    ],
    demand: [
      {
        service: "emergency-hvac",
        why: "A failed cellar cooler or kitchen fan on a match day costs a pub its busiest hours of the season.",
      },
      {
        service: "pump-installation",
        why: "Low gardens, cellars and boathouses near the Embankment and Teddington Lock need sumps, float switches and a second pump.",
      },
      {
        service: "bathroom-kitchen-plumbing",
        why: "Villas in St Margarets and Whitton’s semis are being rearranged for families, with loft bathrooms far from the incoming main.",
      },
    ],
  },
  uxbridge: {
    title: "Uxbridge HVAC for offices, campus and warehouses",
    description:
      "Office cooling, rooftop plant and boilers for Uxbridge, Brunel University, Cowley’s industrial estate, Denham and Iver, between the Colne and the M40.",
    lead: "A Middlesex market town with headquarters offices, a university, studios across the county line and water meadows where many of the plant rooms would rather not be.",
    buildings: [
      "The Market House of 1789 and Holden’s Underground station face each other over the High Street, between the Pavilions and the Chimes. Around them stand the red-brick civic centre of the 1970s and glazed office blocks along Oxford Road, Bakers Road and Belmont Road. St Andrew’s Park covers the former RAF station.",
      "Brunel’s concrete lecture centre, listed, heads a campus of halls and laboratories on the Cowley side. Hillingdon and Harefield hospitals are close. Industrial units lie by the canal. Over the Colne are Denham’s village and converted film laboratories, Iver’s trading estates and the sound stages at Iver Heath.",
    ],
    working: [
      "Speculative offices of the 1980s and 1990s came with four-pipe fan coils, gas boilers and air-cooled chillers on the roof, much of it now past its design life. Before like-for-like replacement we read the BMS trends: most blocks run well below their original load, and smaller plant or a heat pump may fit.",
      "The Colne, the Frays and the Grand Union run side by side through Cowley and Denham. Basements and low switchrooms there need level alarms and pumps on a protected supply. Lorries reach the estates easily from the M40 and A40, but rivers, canal bridges and the pedestrian core limit where a large crane can stand.",
    ],
    benefits: [
      "Replacement plant sized from trend logs, not from the old nameplate",
      "Roof lifts in the High Street planned with bridges and basements in mind",
      "Campus halls and laboratories attended outside term and examinations",
      "Low plant rooms by the Colne given alarms, sumps and protected power",
    ],
    demand: [
      {
        service: "chiller-installation",
        why: "Headquarters blocks along Oxford Road have roof chillers on older refrigerants, nearing the age at which parts and refrigerant both become scarce.",
      },
      {
        service: "rooftop-unit-installation",
        why: "Sheds at Cowley and Iver, and stages with wide flat roofs, suit packaged plant set down in one lift.",
      },
      {
        service: "commercial-boiler-installation",
        why: "Campus blocks and civic buildings of the 1960s and 1970s run on central boiler houses that reward modular replacement.",
      },
    ],
  },
  "waltham-forest": {
    title: "Waltham Forest boilers, gas and plumbing",
    description:
      "Boilers, gas and plumbing for Walthamstow, Leyton, Leytonstone and Chingford: Warner half-houses, market shops, Blackhorse Lane breweries and hospital.",
    lead: "Rows of paired front doors, a street market a kilometre long and, down by the reservoirs, workshops that have turned to brewing.",
    buildings: [
      "The Warner Estate’s half-houses fill much of Walthamstow and Leyton: two flats in one house, each with its own arched front door. Walthamstow Village clusters around St Mary’s. The 1930s civic centre in Portland stone, the William Morris Gallery and the former Granada cinema, now Soho Theatre Walthamstow, are listed.",
      "Leyton and Leytonstone are bay-windowed terraces cut through by the A12. Chingford and Highams Park are Edwardian and interwar houses towards Epping Forest. Blackhorse Lane has breweries and joineries among new towers. New Spitalfields Market trades in Leyton, and Whipps Cross Hospital stands at the forest edge.",
    ],
    working: [
      "In a Warner pair, the ground-floor flue comes out beneath the upper flat’s window and the upper soil pipe runs through the lower kitchen. Terminal clearances rule out many like-for-like swaps. We measure to each opening, and where the wall will not do we take the flue through the roof with the other flat’s agreement.",
      "Brewing means steam or hot-liquor boilers, glycol chillers and carbon dioxide detection in units with thin roofs, beside flats that expect quiet nights. New Spitalfields works overnight, so its cold rooms and heaters are serviced in daytime. Marsh ground along the Lea and Dagenham Brook brings sumps and non-return valves.",
    ],
    benefits: [
      "Flue routes in half-houses measured and agreed with both front doors",
      "Brewery boilers, chillers and gas detection examined as one system",
      "Night-market plant serviced while the stalls are shut",
      "Portland-stone and gallery interiors heated without visible new pipe",
    ],
    demand: [
      {
        service: "appliance-servicing",
        why: "Half-houses have two small kitchens, one above the other, with a boiler in each. Every one needs combustion figures taken and its flue looked at along the whole length.",
      },
      {
        service: "gas-system-installations",
        why: "Breweries, bakeries and studios in former workshops need a new supply sized for process heat from the meter onwards.",
      },
      {
        service: "plumber-london",
        why: "Shared drains, shared lead mains and flats over shops around Hoe Street mean one leak commonly has three owners.",
      },
    ],
  },
  wandsworth: {
    title: "Wandsworth heating, plumbing and gas safety",
    description:
      "Heating, plumbing and gas for Wandsworth, Putney, Balham and Tooting: brewery-quarter flats, the Alton Estate, Victorian family houses and St George’s.",
    lead: "Large family houses around the commons, new apartments where beer was brewed, and the Alton Estate’s concrete slabs overlooking Richmond Park.",
    buildings: [
      "Wandsworth Town has the Ram Quarter on the old Young’s brewery site, riverside flats at the Wandle’s mouth and the Southside centre with council towers above its shops. Putney mixes mansion flats, Edwardian houses and an office strip at East Putney. Roehampton’s Alton West slabs are Grade II*.",
      "Balham has Du Cane Court, a large Art Deco block of 1937, and the Heaver Estate’s ornate brick. Tooting adds its two covered markets, the Grade I Granada cinema, St George’s Hospital and Totterdown Fields, the first of the London County Council’s cottage estates. New homes occupy the Springfield hospital grounds.",
    ],
    working: [
      "Du Cane Court has hundreds of flats, internal risers and a managing agent; work in one flat begins with a drain-down plan for its stack. At the Alton slabs, listed façades and exposed concrete leave the original ducts as the only route. Below Southside’s towers, shop plant and residential plant share service roads and must be isolated separately.",
      "Family houses from Earlsfield to Putney often have three bathrooms, underfloor heating and a cellar. One combination boiler will not do. A cylinder with an accumulator or booster usually will, once dynamic flow has been tested at the street. Riverside basements at the Wandle sit in reach of the tide.",
    ],
    benefits: [
      "Stack-by-stack drain-downs arranged with the agent in mansion blocks",
      "Three-bathroom houses designed on tested flow, not on brochure figures",
      "Original ducts in listed slabs surveyed with a camera before pipe is ordered",
      "Market traders in Tooting kept open while drains and gas are renewed",
    ],
    demand: [
      {
        service: "system-commissioning",
        why: "New riverside blocks and large house refurbishments are handed over with boilers in cascade, and each burner, valve and safety device has to be proved and written down.",
      },
      {
        service: "heating-system-maintenance",
        why: "Du Cane Court, Putney’s mansion flats and the estates all rely on shared circulation, where a neglected pump chills many homes.",
      },
      {
        service: "bathroom-kitchen-plumbing",
        why: "Victorian houses near the commons are refitted from cellar to loft, on mains laid for a scullery tap and one bath.",
      },
    ],
  },
  wembley: {
    title: "Wembley HVAC, plumbing and event-day repairs",
    description:
      "HVAC, heat-network and plumbing work for Wembley Park’s rental towers, arena and outlet shops, Alperton’s canal flats, Ealing Road and Metroland semis.",
    lead: "Blocks of flats for rent around a stadium, Gujarati restaurants and jewellers on Ealing Road, and mock-Tudor hills of Metroland behind.",
    buildings: [
      "Wembley Park groups the stadium, the arena that opened as the Empire Pool in 1934, the outlet centre, Brent Civic Centre and thousands of managed rental flats. Alperton follows suit with towers by the Grand Union. Wembley Central and Ealing Road are shopping streets with temples, sweet marts and flats overhead.",
      "The Barn Hill estate, Sudbury Court and Preston are half-timbered semis of the 1920s and 1930s. Lawns Court on Forty Avenue is white and streamlined. Holden’s Sudbury Town is a Grade II* station. Light industry continues around East Lane and along the stadium’s eastern side.",
    ],
    working: [
      `Rental towers are run as one estate, with heat interface units in cupboards, central plant and an operations team that counts every void day. Consistent spares, a single asset list and access agreed floor by floor are what keep it running. ${changes.heatNetworks.brief} Waste at Wembley Park travels by vacuum tube, so slab penetrations need checking first.`,
      "Stadium events shut Olympic Way and limit parking over a wide ring. Plant deliveries go in before noon or on blank days. In Barn Hill’s conservation area, front elevations are guarded, so flues and outdoor units look to the garden. Ealing Road kitchens need canopies that can take tandoor and fryer heat.",
    ],
    benefits: [
      "Interface units across a rental block serviced to one checklist and one parts list",
      "Event calendars read before a crane, a skip or a lane is booked",
      "Tandoor and fryer lines given extract that matches their heat",
      "Metroland fronts kept as they were, with plant on the garden side",
    ],
    demand: [
      {
        service: "emergency-hvac",
        why: "Arena, hotel and restaurant trade arrives in surges, and cooling or extract that fails on an event evening has no second chance.",
      },
      {
        service: "water-system-maintenance",
        why: "Rental towers have flats that stand empty between lets, with outlets to flush and thermostatic valves to check.",
      },
      {
        service: "commercial-kitchen-gas",
        why: "Ealing Road’s sweet marts and grills run wide-burner ranges all day, and the ventilation has to keep pace with the gas.",
      },
    ],
  },
  westminster: {
    title: "Westminster HVAC, chillers and listed buildings",
    description:
      "Building services for Westminster: government offices, Victoria’s towers, Pimlico stucco and its heat network, Covent Garden theatres and mansion flats.",
    lead: "Ministries, theatres, cathedral mansion flats and Britain’s oldest district heating scheme, within sight of a World Heritage Site.",
    buildings: [
      "The Palace, the Abbey and St Margaret’s form a World Heritage Site, with Whitehall’s listed departments beside it. Victoria Street is offices and shops, from Cardinal Place to Nova. Red-brick mansion flats, Ashley Gardens among them, surround the Cathedral. Millbank has an Edwardian council estate behind Tate Britain.",
      "Pimlico is Cubitt’s stucco, in flats and small hotels, with Dolphin Square, Lillington Gardens and Churchill Gardens at its edges. Covent Garden and the Strand hold theatres, the Savoy, Somerset House and a market hall full of restaurants.",
    ],
    working: [
      `Pimlico’s district heating, run by the council, began in 1950 and now supplies more than three thousand homes from the pump house at Churchill Gardens. Flats on it have no boiler. Radiator changes need the operator’s consent and a pressure test fit for the network. ${changes.heatNetworks.brief}`,
      "Theatres want cool air without a sound and plant that is idle at curtain-up; work happens between productions or on dark days. Secure sites ask for vetted names, tool lists and vehicle details days ahead. Protected views and a crowded roofscape keep enclosures low, so Victoria’s replacement chillers are chosen for height before capacity.",
    ],
    benefits: [
      "Pimlico network rules followed, with shutdowns booked through the council",
      "Theatre plant worked on between productions and proved silent",
      "Names, tools and vehicles cleared in advance for secure premises",
      "Roof plant kept under the screen line that planners have fixed",
    ],
    demand: [
      {
        service: "chiller-installation",
        why: "Victoria’s offices and the Strand’s hotels depend on central cooling, and new machines must pass height limits, road closures and roof structure.",
      },
      {
        service: "hvac-system-design",
        why: "Listed departments and theatres need schemes drawn around fabric that cannot be cut, with each route justified to the conservation officer.",
      },
      {
        service: "heating-system-maintenance",
        why: "Mansion blocks round the Cathedral run communal boilers on century-old pipe sizes, which have to be balanced every autumn.",
      },
    ],
  },
  wimbledon: {
    title: "Wimbledon air conditioning, boilers, plumbing",
    description:
      "Air conditioning, boilers and plumbing for Wimbledon’s Village houses, town-centre offices and shops, tennis-fortnight lets, Raynes Park and Colliers Wood.",
    lead: "Big houses by the Common, offices over the station, and a fortnight each summer when every let room and restaurant has to be ready.",
    buildings: [
      "The Village and the roads off Parkside have Georgian houses, Victorian mansions and post-war replacements, among them Richard Rogers’s listed steel house for his parents. The All England Club lies down the hill on Church Road. Wimbledon West and Merton Park’s John Innes streets are conservation areas.",
      "Below, the Broadway has the New Wimbledon Theatre, a shopping centre by the station and offices on Wimbledon Hill and Alexandra Road. Raynes Park is Edwardian terraces; the Apostles are a dozen parallel streets of them. Colliers Wood has a reclad residential tower, retail parks and the workshops at Merton Abbey Mills.",
    ],
    working: [
      "Parkside houses may hold a pool, a cinema and staff rooms, in effect a small hotel. Their plant wants a proper plant room, zoned controls and ventilation for the pool hall that never shares a duct with bedrooms. Outdoor units sit among mature trees, so tree roots and neighbours’ gardens settle the position.",
      "Offices near the station are multi-let, with one landlord’s plant serving tenants on different hours; controls by floor save arguments. Avoid late June and early July for anything that closes a road or a kitchen. Near the Wandle at Colliers Wood the water table is high, so manholes, lift pits and buried gas pipe need attention.",
    ],
    benefits: [
      "House plant rooms with drawings, labels and a manual the owner can follow",
      "Pool-hall air kept apart from the rest of the house",
      "Summer lettings and kitchens made ready before the tournament",
      "Multi-let floors given their own hours and set points",
    ],
    demand: [
      {
        service: "air-conditioning-installation",
        why: "Glazed extensions, loft suites and home offices on the hill overheat, and there is room in the gardens for quiet outdoor units.",
      },
      {
        service: "hvac-system-design",
        why: "A house with pool, cellar and staff flat has five or six climates, which have to be designed together or they fight.",
      },
      {
        service: "appliance-servicing",
        why: "Raynes Park terraces and tournament lets want boilers seen to in spring, when a fault costs nobody a holiday or a tenant.",
      },
    ],
  },
  woolwich: {
    title: "Woolwich, Eltham and Thamesmead boilers and HVAC",
    description:
      "Boilers, heat networks, plumbing and gas for Woolwich’s Royal Arsenal, Thamesmead’s concrete terraces, Eltham’s Progress Estate and Charlton’s sheds.",
    lead: "Gun factories turned into flats, a new town on drained marsh and a garden suburb built for munitions workers, with steep Shooters Hill between them.",
    buildings: [
      "The Royal Arsenal’s listed foundries and stores are homes, studios and the Woolwich Works arts centre, with towers along the Thames and an Elizabeth line station among them. Powis Street keeps the Co-operative stores and cinema fronts. The Town Hall and the long Royal Artillery Barracks are Grade II*.",
      "Thamesmead began in the 1960s as precast concrete towers and terraces around lakes. Eltham has the Progress Estate of 1915, a royal palace with Art Deco rooms, and interwar council houses. Charlton has its Jacobean house on the hill, and retail sheds and workshops beside the Thames Barrier. Queen Elizabeth Hospital stands on Woolwich Common’s edge.",
    ],
    working: [
      "Arsenal conversions have deep brick walls, iron roofs and protected windows, with heat brought in by shared plant. Vent routes run through old loading doors or up internal shafts, by consent. In Thamesmead, ground levels sit under high tide and canals carry the rain, so buried pipes lie wet and plant belongs above the undercroft.",
      "Precast blocks from that era need their structural file read before piped gas is altered. The Progress Estate is a conservation area, where roof lines and chimneys count as much as fronts. Up Shooters Hill water pressure drops, while at Charlton Riverside heavy units need gas proved under full load.",
    ],
    benefits: [
      "Arsenal flats ventilated without altering a protected window",
      "Structural files read before gas is touched in precast blocks",
      "Marshland pipework wrapped, supported and kept within reach",
      "Progress Estate roofs and chimneys left true to 1915",
    ],
    demand: [
      {
        service: "energy-efficient-solutions",
        why: "Arsenal plant rooms and Thamesmead’s new phases share heat between many homes, so small losses in pipe and pump are multiplied.",
      },
      {
        service: "gas-safety-certificates",
        why: "Let flats on Powis Street and ex-council houses in Abbey Wood and Eltham need checks by appliance, with flues inspected along their length.",
      },
      {
        service: "pump-installation",
        why: "Thamesmead drains by pump and hilltop terraces want boosting, so both ends of the district depend on a well-chosen duty point.",
      },
    ],
  },
} as const satisfies Partial<Record<AreaSlug, AreaCopy>>;
