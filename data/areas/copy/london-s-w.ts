/** Area copy: the London areas from Shoreditch to Woolwich. */
import { changes } from "../../changes";
import type { AreaCopy } from "../../types";
import type { AreaSlug } from "../places";

export const londonSToW = {
  shoreditch: {
    description:
      "Air conditioning, ventilation, gas and plumbing engineers in Shoreditch: warehouse offices, late bars, hotels, restaurants and the new towers of EC2A.",
    lead: "In Shoreditch’s old furniture warehouses we cool offices, ventilate kitchens and mend pipes. Bars, hotels and studios call our air conditioning engineers, gas and heating engineers and plumbers, often late at night.",
    buildings: [
      "The South Shoreditch conservation area covers the furniture quarter of the 1870s and 1880s: Curtain Road, Great Eastern Street, Rivington Street and Leonard Street. Its warehouses have four and five storeys, loading bays, cast-iron columns, timber floors and broad windows. Shoreditch Town Hall and St Leonard’s church are listed.",
      "The southern edge has buildings of City size. Principal Place stands over Worship Street and The Stage over Hewett Street, beside the remains of the Curtain Theatre. Hotels, music venues and late bars run from Old Street roundabout to Shoreditch High Street, and round Hoxton Square.",
    ],
    working: [
      "Bare joists and brick leave no ceiling to hide anything, so ducts, fan coils (the units that blow cool air) and copper pipes are part of the room. Your architect sees our drawing before we fix them. Timber floors carry weight badly in the middle. We hang from the lines of the columns instead.",
      "Where there are flats nearby, kitchen extract usually has to end above the roof. Shared lightwells are usually full. Ask early who owns the well, the roof and the air above it, because that can be three parties. Bars close late and offices open early. Sunday morning is the quiet time for a crane on Great Eastern Street.",
    ],
    dayAndNight: [
      "A basement bar with a flooded toilet at midnight can call our [late-night plumbers](/services/emergency-plumbing-repairs), and an open kitchen without extract our [emergency engineers for ventilation and cooling](/services/emergency-hvac).",
      "Offices ask for [air conditioning installation](/services/air-conditioning-installation) and later for its [servicing and repair](/air-conditioning). Restaurants need [extract and fresh air](/services/ventilation-systems) and [a yearly commercial gas certificate](/services/gas-safety-certificates). New tenants call our [commercial plumbers](/plumbing-services) for tea points and showers. Hotels take one [planned maintenance contract](/maintenance) for the whole building.",
    ],
    benefits: [
      "We set out exposed ducts and pipes to a drawing and finish them to be seen",
      "You learn who owns the roof and the lightwell before we quote for plant",
      "We deal with kitchen smells and fan noise before the flats upstairs complain",
    ],
    demand: [
      {
        service: "air-conditioning-installation",
        why: "Warehouse floors have wide glass, many people and hundreds of screens. They were built without any cooling.",
      },
      {
        service: "ventilation-systems",
        why: "Basement bars and open kitchens below offices need supply and extract that keep smells and noise on their own floor.",
      },
      {
        service: "bathroom-kitchen-plumbing",
        why: "Each new tenant adds tea points, washrooms and showers for cyclists to drains that were themselves added late.",
      },
    ],
  },
  southwark: {
    description:
      "Heating, plumbing, gas and HVAC engineers in Southwark: London Bridge towers, wharf flats, estate heat networks, Borough Market and Peckham kitchens.",
    lead: "Our heating engineers, plumbers and gas engineers cover Southwark from London Bridge to Peckham and Rotherhithe. They look after heating on estates, pipes in wharf flats and gas in market kitchens, and you can call us for air conditioning in the office towers.",
    buildings: [
      "London Bridge has the Shard, Guy’s Hospital and the offices towards Tower Bridge. Bankside has Tate Modern in a former power station, the Globe, and Borough Market under the viaducts. Shad Thames and Butler’s Wharf are spice and grain warehouses, now homes, with iron bridges overhead.",
      "Elephant and Castle is largely rebuilt round Elephant Park. Walworth and Peckham, with Rye Lane, mix Victorian terraces, railway arches and estates such as the Aylesbury. Camberwell Grove is Georgian. Rotherhithe’s docks became houses and retail sheds, and these are giving way to the Canada Water scheme.",
    ],
    working: [
      `Several estates near South Bermondsey take heat from the SELCHP plant, which burns waste. Older ones depend on communal plant of the 1960s and 1970s. Before we alter your radiators, we ask the network for its pressure, temperature and flushing rules. Then we refill with treated water and note the pressures. ${changes.heatNetworks.brief}`,
      "Wharf conversions have brick vaults, cast iron and few shafts. The river wall keeps anything below the quay from draining by itself, so it has to be pumped. In the London Bridge towers, deliveries have a booked slot and every riser (the shaft for pipes) has its permit. Borough Market’s traders share extract routes beneath a working railway.",
    ],
    dayAndNight: [
      "On the estates, call your housing office first if the whole block is cold. If the fault is in your own flat, our [heating engineers](/heating-services) or [boiler engineers](/boiler-services) can help. For a leak at Butler’s Wharf or in Walworth there are [plumbers day and night](/services/emergency-plumbing-repairs).",
      "Traders in Borough Market and on Rye Lane ask for [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas) before the early deliveries. Facilities managers at London Bridge use us for [chillers](/services/chiller-installation), for [controls and BMS](/bms-services) (building management systems) and for [cover in emergencies](/emergency-services).",
    ],
    benefits: [
      "We alter a heat-network flat with the right water, pressure and permission",
      "Wharf basements are drained by pumps that suit ground at river level",
      "We arrange tower permits, inductions and goods-lift slots ahead of the shift",
    ],
    demand: [
      {
        service: "heating-system-maintenance",
        why: "Estate networks and riverside blocks share long pipes, and dirt or air in one flat can soon be a fault in forty.",
      },
      {
        service: "chiller-installation",
        why: "Office towers by London Bridge have their chillers on the roof, so a new one needs a crane, strong enough steel and power.",
      },
      {
        service: "commercial-kitchen-gas",
        why: "Food traders from Borough Market to Bermondsey Street and Rye Lane cook in vaults and arches that were never meant for gas.",
      },
    ],
  },
  stratford: {
    description:
      "Plumbers, HVAC and heating engineers in Stratford: Olympic Park flats and offices on district heat, Westfield shops, towers and terraces in Maryland.",
    lead: "Stratford has a new district that shares its heating and cooling, and a Victorian town that does not. Our plumbers, gas engineers, heating and HVAC engineers work in both, and calls are about lukewarm flats, shop fit-outs, tower leaks and let houses.",
    buildings: [
      "East of the Lea channels are Westfield, the International Quarter offices and East Village, built as the athletes’ homes for 2012. East Bank along the water has Sadler’s Wells East and the London College of Fashion, with the Aquatics Centre and UCL East beyond. The London Stadium is across the bridges.",
      "The old centre has the Broadway, the Theatre Royal, the listed former town hall and a 1970s shopping mall. Stratford High Street is a line of apartment towers leading to Three Mills and Sugar House Island. Maryland and West Ham Lane are late Victorian terraces, and the Carpenters Estate is between old and new.",
    ],
    working: [
      `Two linked energy centres, at King’s Yard and Stratford City, send hot and chilled water round the park. Buildings on that network have heat exchangers instead of boilers and chillers. They need a cool return, clean filters and control valves that shut. We work on your side of the exchanger and agree shutdowns with the operator. ${changes.heatNetworks.brief}`,
      "Terraces at Maryland keep their own boilers, solid walls and shared gullies. In High Street towers of thirty storeys, we keep the booster zones and the pressure-reducing valves on one service list. Event days close roads round the stadium, so we check the fixtures before we book a lift or a large delivery.",
    ],
    dayAndNight: [
      "In a High Street tower, a leak or a dry tap at night may come from a pressure zone several floors away. Our [plumbers on night call](/services/emergency-plumbing-repairs) trace it with the concierge. If your shop at Westfield loses its cooling, ask for [24-hour air conditioning repair](/services/emergency-hvac).",
      "New shops and laboratories in the park need [plumbing from bare connections](/plumbing-services/commercial-installation), designed by [building services engineers](/design-services), and offices ask for [lower energy bills from heating and cooling](/services/energy-efficient-solutions). In Maryland we do [boiler repairs](/boiler-services) and [gas checks for private landlords](/gas-services/landlord-gas-safety).",
    ],
    benefits: [
      "We clean exchangers and reset valves so that the water goes back as cool as your supplier asks",
      "Westfield units are fitted out under the centre’s technical rules",
      "We plan deliveries and cranes around stadium fixtures",
    ],
    demand: [
      {
        service: "energy-efficient-solutions",
        why: "With metered district heat and cooling, every badly set valve shows on the bill, and better control saves money.",
      },
      {
        service: "commercial-installation",
        why: "Shops, laboratories and office floors in the park are let as shells, so we fit their water and drains from bare connections.",
      },
      {
        service: "landlord-gas-safety",
        why: "Terraced houses round Maryland and West Ham Lane include many private lets, whose boilers need a dated check each year.",
      },
    ],
  },
  streatham: {
    description:
      "Boiler, gas and plumbing engineers in Streatham, West Norwood, Dulwich Village and Crystal Palace: 1930s mansion blocks, shops and family houses.",
    lead: "Residents of Streatham’s 1930s blocks call our plumbers and boiler engineers, and shops on the High Road our gas engineers. We also come to West Norwood, Dulwich Village and the Crystal Palace ridge, where water pressure is low and streets are steep.",
    buildings: [
      "Frederick Gibberd’s Pullman Court, white concrete of the mid-1930s, is listed at Grade II*. Leigham Hall Mansions, The High and other interwar blocks face the High Road, with shops beneath. The former Streatham Hill Theatre and the Odeon are between them, and behind are the gabled terraces of the Leigham Court Estate.",
      "Towards Streatham Common are large villas in flats, and Streatham Vale is interwar terraces. West Norwood has workshops by the railway and its Victorian cemetery. Dulwich Village is Georgian and estate-built. Upper Norwood’s Triangle of shops is on the ridge.",
    ],
    working: [
      "The interwar blocks were built for central boilers or coal fires and have been changed flat by flat since. One block may have original steel risers (shared pipes) beside boilers with flues on the access galleries. We map which flat depends on what before we shut anything off. At Pullman Court even the end of a flue needs listed building consent.",
      "On the Dulwich Estate you need a licence under its scheme of management for changes that show, on top of planning permission. Mains pressure can fall near Crown Dale and Beulah Hill, and top-floor flats there may need a booster. The High Road is a red route, so we may load only from marked bays at set hours and plan the visit by them.",
    ],
    dayAndNight: [
      "A pinhole in a 1930s steel pipe can open at any time, and the shop below gets the water. Please call our [plumbers for urgent leaks](/services/emergency-plumbing-repairs) before it spreads. If it is gas that you smell in the stairwell, go to [our emergency page](/emergency).",
      "Shops on the High Road need a [gas certificate for business premises](/services/gas-safety-certificates), and the flats above them a [landlord gas safety record](/gas-services/landlord-gas-safety). Managers of blocks with central boilers ask for [heating system maintenance](/services/heating-system-maintenance), and people on the ridge for [boiler repairs](/boiler-services) or a [booster pump](/plumbing-services/pump-installation).",
    ],
    benefits: [
      "Our block survey shows you which flats share pipes and which stand alone",
      "You get the Dulwich Estate licence papers together with the planning ones",
      "We measure flow and pressure before we promise a shower on the ridge",
    ],
    demand: [
      {
        service: "gas-safety-certificates",
        why: "Flats above the High Road’s shops sit over commercial gas supplies. The homes need a yearly record, and the shop has to keep its appliances safe.",
      },
      {
        service: "commercial-boiler-installation",
        why: "Blocks that still have central boilers reach a point where several small, efficient ones cost less to own than the old pair.",
      },
      {
        service: "emergency-plumbing-repairs",
        why: "Steel pipes of the 1930s rust from the inside, and a pinhole on the fifth floor shows first in the shop.",
      },
    ],
  },
  sutton: {
    description:
      "Heating, gas and plumbing engineers in Sutton, Cheam, Carshalton and Worcester Park: offices becoming flats, family homes, hospitals and workshops.",
    lead: "Our heating engineers, gas engineers and plumbers work in Sutton, Cheam, Carshalton and Wallington. People call about extensions that need more pipe, offices that are becoming flats and scale in the hot water.",
    buildings: [
      "The pedestrian High Street drops from the station past the St Nicholas Centre, with office blocks on Brighton Road and new towers of flats. The Sutton Garden Suburb dates from before the First World War. Cheam Village keeps weatherboarded Whitehall. Carshalton gathers round its ponds, where one arm of the Wandle rises.",
      "Belmont has the Royal Marsden and the Institute of Cancer Research. St Helier Hospital stands white and tall over the estate of the same name. Hackbridge is known for BedZED. The Kimpton estate has trade counters and light industry, and Worcester Park and Wallington are semis by the hundred.",
    ],
    working: [
      "SES Water supplies most of the borough from the chalk and has long had a legal duty to soften it. The hardness can still change when a works is under repair, as Cheam’s has been. We test the water at your tap before we choose scale control, and we log the figure.",
      "Belmont’s laboratories cannot lose their airflow, so we change plant in stages with temporary fans. The wide floors of Brighton Road’s offices need new shafts for water, waste and air when they become flats. Some newer blocks in Hackbridge may be on the heat network from the Beddington plant, so ask your agent before you order a boiler. In the period houses of Carshalton and Cheam we keep within conservation rules.",
    ],
    dayAndNight: [
      "For a burst pipe in Wallington or a cold care home in Cheam, see [what our emergency engineers do](/emergency). The [plumbers on duty](/services/emergency-plumbing-repairs) handle leaks and blocked drains, and our [boiler repair team](/boiler-services) the heating.",
      "Schools and parades can put their plant rooms under [planned gas maintenance](/gas-services/planned-maintenance) or one wider [maintenance contract](/maintenance). Developers near the station ask for [commercial plumbing installation](/plumbing-services/commercial-installation), and families in Worcester Park for [new bathrooms](/services/bathroom-kitchen-plumbing). If you let one of the new flats and it has gas, book its [landlord gas check](/gas-services/landlord-gas-safety).",
    ],
    benefits: [
      "We set scale treatment by a test at your own tap",
      "Laboratories keep their airflow while we change the plant",
      "Offices that become flats get pipes and valves that you can reach later",
    ],
    demand: [
      {
        service: "commercial-installation",
        why: "Empty offices near the station become flats, and each one needs metered water, waste pipes and hot water of its own.",
      },
      {
        service: "planned-maintenance",
        why: "Schools, care homes and parades have many small gas plant rooms here, which are easier to run on one list.",
      },
      {
        service: "bathroom-kitchen-plumbing",
        why: "Semis in Worcester Park and Wallington are extended at the back and in the roof, so pipes and drains have to follow.",
      },
    ],
  },
  tottenham: {
    description:
      "Gas engineers, plumbers and boiler engineers in Tottenham: High Road kitchens, let terraces, Tower Gardens cottages, new towers and Lea Valley units.",
    lead: "Landlords at Seven Sisters, bakers near Garman Road and restaurants on the High Road call our gas engineers in Tottenham. Our plumbers, boiler and heating engineers look after the terraces, cottages and towers round them.",
    buildings: [
      "The High Road is an old Roman road and a chain of conservation areas, with Georgian survivors such as Percy House and Dial House close to the new stadium. Bruce Castle is Grade I. West of it is Tower Gardens, a London County Council cottage estate begun before the First World War, and Broadwater Farm, on stilts over the Moselle.",
      "Tottenham Hale has become a cluster of residential towers round the station, with Hale Village and retail sheds beside it. There are workshops in Garman Road, Brantwood Road and Marsh Lane. Seven Sisters, West Green and South Tottenham are Victorian terraces, often extended upward.",
    ],
    working: [
      "Piped gas was taken out of Broadwater Farm in 2018 after surveys of its large concrete panels, and heat now comes from an estate energy centre. In any other panel block we also read how it was assessed before we price gas work. The cottage fronts in Tower Gardens are protected, so flues, meters and pipes go to the rear.",
      "On event days, roads by the stadium close and parking is restricted far from the ground. We check the calendar before we book your visit, a skip or a lift. Units near Garman Road use a lot of gas for ovens, dryers and spray booths. We show on a gauge that the pressure holds with everything at full fire.",
    ],
    dayAndNight: [
      "If a let house has several boilers, name the room or the meter when you ask for a [boiler repair](/boiler-services). All of them can be tested in one visit for the [gas safety records of a landlord](/gas-services/landlord-gas-safety). Leaks in the new towers and blocked drains in the terraces go to our [plumbers, day and night](/services/emergency-plumbing-repairs).",
      "Grills on West Green Road ask about [gas, charcoal and extract in kitchens](/gas-services/commercial-kitchen-gas), and laundries by the Lea about [gas pipework](/gas-services/gas-pipework-installation). Where the network has turned off a leaking supply, we do the [gas leak repair and retest](/services/emergency-gas-repairs). For anything larger, see our [commercial gas engineers](/gas-services).",
    ],
    benefits: [
      "We read a panel block’s records before we price any gas work",
      "Cottage fronts in Tower Gardens stay as the architects drew them",
      "We test burner pressure at full load in bakeries and laundries off Garman Road",
    ],
    demand: [
      {
        service: "gas-pipework-installation",
        why: "Bakers, laundries and body shops in the Lea Valley units add burners faster than their landlords add pipe.",
      },
      {
        service: "landlord-gas-safety",
        why: "Many terraces round Seven Sisters and West Green Road are let, some as shared houses with several appliances each.",
      },
      {
        service: "commercial-kitchen-gas",
        why: "The High Road and West Green Road have many small restaurants and grills, whose charcoal, gas and extract must be planned together.",
      },
    ],
  },
  "tower-hamlets": {
    description:
      "Plumbers, gas and ventilation engineers in Tower Hamlets: Whitechapel, Wapping, Bethnal Green and Bow, in old houses, warehouses, kitchens and towers.",
    lead: "Whitechapel, Spitalfields, Wapping, Bethnal Green and Bow have some of London’s oldest pipes and some of its newest. Our Tower Hamlets plumbers, gas engineers and heating engineers stop leaks, test kitchens and keep hot water safe in student towers.",
    buildings: [
      "Fournier Street and its neighbours are listed Huguenot houses of the 1720s, with silk weavers’ attics. Brick Lane and the Truman Brewery adjoin. Whitechapel has the Royal London’s tall blue hospital, and the council’s town hall is in the old one. Aldgate is offices and student towers.",
      "Wapping High Street is lined with tall converted warehouses, with St Katharine Docks at the end. Bethnal Green has the Boundary Estate round Arnold Circus, Lasdun’s Keeling House and Lubetkin’s Cranbrook. Bow has Tredegar Square and the Bryant and May match factory, now flats. Queen Mary’s campus is nearby at Mile End.",
    ],
    working: [
      "In the panelled rooms of Spitalfields, pipes can go behind the skirting and hardly anywhere else. Even a clip needs listed building consent. The blocks of the Boundary Estate have brick stacks and stair towers with no spare duct. New pipes there are shared between pairs of flats, and we agree them with each household.",
      "At Wapping the walls are massive and some stand in the river, so we drill with the freeholder’s engineer present. Brick Lane kitchens are narrow. Their extract runs up rear walls past bedrooms, and a grease trap needs space that the shop may not have. Student towers at Aldgate can have hundreds of showers on one set of calorifiers (hot water cylinders), and we measure the temperature at the far ends.",
    ],
    dayAndNight: [
      "When a leak comes through a party wall, the valve may be next door, so tell our [emergency plumbers](/services/emergency-plumbing-repairs) whose flat is above and beside yours. For repairs that can wait, book a [London plumber](/plumbing-services/plumber-london).",
      "Restaurants on Brick Lane need [gas, grease and extract checked](/gas-services/commercial-kitchen-gas), and student residences a [Legionella risk assessment](/services/water-system-maintenance). In Bow and Bethnal Green we [repair and service boilers](/boiler-services) and issue [gas safety records for let flats](/gas-services/landlord-gas-safety). Offices at Aldgate can read what our [HVAC contractors](/hvac-services) do.",
    ],
    benefits: [
      "We plumb Huguenot interiors without a cut in the panelling",
      "Freeholder and engineer agree every hole before we core a warehouse wall",
      "We measure the hot water at the last shower in the tower",
    ],
    demand: [
      {
        service: "plumber-london",
        why: "Weavers’ houses, walk-up blocks and dock lofts each hide their stop valves differently, and a leak in any of them reaches a neighbour.",
      },
      {
        service: "water-system-maintenance",
        why: "Student residences and staff lodgings hold a lot of warm water, which has to be kept safe from Legionella.",
      },
      {
        service: "ventilation-systems",
        why: "Restaurants on Brick Lane and Whitechapel Road cook below homes, and their ducts climb walls that were never meant for them.",
      },
    ],
  },
  twickenham: {
    description:
      "Plumbers, gas and heating engineers in Twickenham, Teddington, Hampton and Whitton: riverside houses, pubs, film stages, laboratories and semis.",
    lead: "Floods, rugby crowds and filming decide the day of a visit in Twickenham, Teddington and Hampton. Our plumbers, gas and heating engineers plan for all three, and people call about cellar pumps, pub cooling, boilers and loft bathrooms.",
    buildings: [
      "Church Street and the Embankment are the old riverside village, with York House, Marble Hill and Walpole’s Strawberry Hill along the bank. You reach Eel Pie Island by a footbridge. St Margarets has Victorian villas and a film studio. Heath Road and the Green have shops with flats over them.",
      "Whitton is 1930s semis near Kneller Hall, and the national rugby stadium is off Chertsey Road. Teddington has the National Physical Laboratory by Bushy Park, a Victorian high street and flats where its television studios were. Hampton has the great waterworks on the Upper Sunbury Road.",
    ],
    working: [
      "Every boiler, pipe and tool for Eel Pie Island goes over the footbridge by hand or barrow, so we choose plant by the weight of its heaviest part. The Embankment floods on spring tides. We mount electrics, pumps and burners high, and move our vehicles before the water comes.",
      "Match days close roads on the A316 side of town, and a pub needs its cellar cooling most on a Saturday in February. We keep visits clear of international weekends. Film stages need silent air, which means large ducts, slow air and plant on soft mounts. The laboratories at Teddington hold their temperature to narrow limits, and we work on their plant only in agreed shutdowns.",
    ],
    dayAndNight: [
      "If a pub’s cellar cooler or kitchen fan fails before a match, call for [emergency cooling and ventilation repair](/services/emergency-hvac). If your house floods near Teddington Lock, call our [emergency plumbers in Twickenham](/services/emergency-plumbing-repairs). Afterwards you may need a [sump and second pump](/plumbing-services/pump-installation).",
      "Families in St Margarets and Whitton ask us for [boiler servicing and repair](/boiler-services) and for [bathrooms in the loft](/services/bathroom-kitchen-plumbing). Pub kitchens need their [commercial gas inspection](/services/gas-safety-certificates), and laboratories an agreed [maintenance plan](/maintenance). Tell us the fixture date and we will work round it.",
    ],
    benefits: [
      "We carry plant to the island in sections, without a crane or a barge",
      "Riverside boilers and pumps are fixed above the spring-tide mark",
      "We measure the air in a film stage while the stage is quiet",
    ],
    demand: [
      {
        service: "emergency-hvac",
        why: "If a cellar cooler or kitchen fan fails on a match day, a pub loses its busiest hours of the season.",
      },
      {
        service: "pump-installation",
        why: "Low gardens, cellars and boathouses near the Embankment and Teddington Lock need sumps, float switches and a second pump.",
      },
      {
        service: "bathroom-kitchen-plumbing",
        why: "Families are changing the villas in St Margarets and the semis in Whitton, with loft bathrooms far from the incoming main.",
      },
    ],
  },
  uxbridge: {
    description:
      "Air conditioning, chiller, boiler and plumbing engineers in Uxbridge, Cowley, Denham and Iver: offices, Brunel University, studios and trading estates.",
    lead: "We send plumbers, gas, heating and air conditioning engineers to Uxbridge, Brunel University and the studios over the county line at Iver. The calls are about old chillers, boiler houses and low plant rooms near the Colne.",
    buildings: [
      "The Market House of 1789 and Holden’s Underground station face each other over the High Street, between the Pavilions and the Chimes. Round them are the red-brick civic centre of the 1970s and glazed office blocks along Oxford Road, Bakers Road and Belmont Road. St Andrew’s Park covers the former RAF station.",
      "Brunel’s concrete lecture centre, listed, heads a campus of halls and laboratories on the Cowley side. Hillingdon and Harefield hospitals are close, and industrial units lie by the canal. Over the Colne are Denham’s village and converted film laboratories, Iver’s trading estates and the sound stages at Iver Heath.",
    ],
    working: [
      "Offices of the 1980s and 1990s came with four-pipe fan coils (units that can heat or cool), gas boilers and air-cooled chillers on the roof. Much of that plant is past its design life. Before you replace it with the same, we read the records of the building management system (BMS). Most blocks now need less than they were built for, so smaller plant or a heat pump may do.",
      "The Colne, the Frays and the Grand Union run side by side through Cowley and Denham. Basements and low switchrooms there need level alarms, and pumps on a protected supply. Lorries reach the estates easily from the M40 and A40. Rivers, canal bridges and the pedestrian centre limit where a large crane can stand, which we settle before a roof lift.",
    ],
    dayAndNight: [
      "If your office block loses its cooling or heating, call for [emergency HVAC repair](/services/emergency-hvac), and for a burst pipe in a hall of residence call an [emergency plumber](/services/emergency-plumbing-repairs). Estates with several buildings may prefer [cover arranged in advance](/emergency-services).",
      "Owners along Oxford Road ask us about [replacing chillers](/services/chiller-installation), [BMS controls](/bms-services) and [boiler houses](/gas-services/commercial-boiler-installation). Studios at Iver Heath and firms at Cowley ask about [rooftop units](/services/rooftop-unit-installation). At home in Denham or Cowley, [call us]({phone}) for [boiler repair in Uxbridge](/boiler-services) or the [yearly landlord gas check](/gas-services/landlord-gas-safety).",
    ],
    benefits: [
      "We size new plant from what your building’s own records show",
      "We visit campus halls and laboratories outside term and examinations",
      "Low plant rooms by the Colne get alarms, sumps and protected power",
    ],
    demand: [
      {
        service: "chiller-installation",
        why: "Headquarters blocks along Oxford Road have roof chillers that use older refrigerants. Parts and refrigerant for them are becoming scarce.",
      },
      {
        service: "rooftop-unit-installation",
        why: "Warehouses at Cowley and Iver, and stages with wide roofs, can take packaged units that a crane sets down in one lift.",
      },
      {
        service: "commercial-boiler-installation",
        why: "Campus blocks and civic buildings of the 1960s and 1970s have central boiler houses where several smaller boilers save fuel.",
      },
    ],
  },
  "waltham-forest": {
    description:
      "Boiler and gas engineers and plumbers in Waltham Forest: Warner flats in Walthamstow and Leyton, homes in Chingford, market shops and breweries.",
    lead: "Walthamstow, Leyton, Leytonstone and Chingford make up Waltham Forest, where our boiler engineers, gas engineers and plumbers work in Warner flats, market shops and breweries. Calls are about flues, shared drains and gas for new equipment.",
    buildings: [
      "The Warner Estate’s half-houses fill much of Walthamstow and Leyton: two flats in one house, each with its own arched front door. Walthamstow has a street market a kilometre long, and the Village clusters round St Mary’s. The 1930s civic centre in Portland stone, the William Morris Gallery and the former Granada cinema, now Soho Theatre Walthamstow, are listed.",
      "Leyton and Leytonstone are bay-windowed terraces cut through by the A12. Chingford and Highams Park are Edwardian and interwar houses towards Epping Forest. Blackhorse Lane has breweries and joineries among new towers. New Spitalfields Market trades in Leyton, and Whipps Cross Hospital is at the edge of the forest.",
    ],
    working: [
      "In a Warner pair, the flue of the ground-floor flat comes out beneath the upper flat’s window, and the upper soil pipe runs through the lower kitchen. Many boilers cannot simply be swapped, because the flue would be too close. We measure to each opening. If the wall will not do, we take the flue through the roof with the other flat’s agreement.",
      "A brewery has steam or hot-liquor boilers, glycol chillers and carbon dioxide alarms, under a thin roof and beside flats that expect quiet nights. New Spitalfields works overnight, so we service its cold rooms and heaters by day. Marshy ground along the Lea and Dagenham Brook needs sumps and non-return valves. In the gallery and the stone civic rooms, we add heating without new pipes on show.",
    ],
    dayAndNight: [
      "Do you share a drain or a lead main with your neighbours near Hoe Street? Then one leak may have three owners, and our [plumbers for bursts and leaks](/services/emergency-plumbing-repairs) first find out whose it is. If a boiler in your half-house fails, call for [boiler repair](/boiler-services) and tell us where its flue comes out.",
      "Landlords of both flats can have the [gas safety check](/gas-services/landlord-gas-safety) done on one visit. Breweries on Blackhorse Lane ask for [new gas supplies](/services/gas-system-installations), [cooling plant](/services/chiller-installation) and our [gas engineers](/gas-services) for the yearly test. Market cafés ask for [kitchen gas work](/gas-services/commercial-kitchen-gas).",
    ],
    benefits: [
      "We agree flue routes in half-houses with the people behind both front doors",
      "Breweries have boilers, chillers and gas alarms examined as one system",
      "Night-market plant is serviced by day, while the stalls are shut",
    ],
    demand: [
      {
        service: "appliance-servicing",
        why: "A half-house has two small kitchens, one above the other, each with a boiler. We take the burner readings of both and look at the whole length of each flue.",
      },
      {
        service: "gas-system-installations",
        why: "Breweries, bakeries and studios in former workshops need a new gas supply, sized from the meter onwards for what they make.",
      },
      {
        service: "plumber-london",
        why: "Round Hoe Street, drains, lead mains and flats over shops are shared, so one leak often has three owners.",
      },
    ],
  },
  wandsworth: {
    description:
      "Plumbers, boiler, gas and heating engineers in Wandsworth, Putney, Balham and Tooting: family houses, mansion flats, riverside blocks and market shops.",
    lead: "Our plumbers, boiler and gas engineers and heating engineers work in Wandsworth, Putney, Balham, Earlsfield and Tooting. Families call about hot water for three bathrooms. Agents ask about leaks in big blocks, and traders about drains and gas.",
    buildings: [
      "Wandsworth Town has the Ram Quarter on the old Young’s brewery site and riverside flats at the Wandle’s mouth. The Southside centre has council towers above its shops. Putney mixes mansion flats, Edwardian houses and offices at East Putney. Roehampton’s Alton Estate overlooks Richmond Park, and its Alton West slabs are Grade II*.",
      "Balham has Du Cane Court, a large Art Deco block of 1937, and the Heaver Estate’s ornate brick. Tooting has two covered markets, the Grade I Granada cinema and St George’s Hospital. Totterdown Fields was the first of the London County Council’s cottage estates. New homes are on the Springfield hospital grounds.",
    ],
    working: [
      "Du Cane Court has hundreds of flats, shared pipes inside and a managing agent. Work in your flat begins with a plan for draining its stack. At the Alton slabs, the façades are listed and the concrete is bare. We survey the original ducts by camera, because they are the only route. Below Southside’s towers, shops and homes share service roads. Each side’s plant has to be shut off by itself.",
      "Family houses from Earlsfield to Putney often have three bathrooms, underfloor heating and a cellar. That is too much for one combination boiler. We test the flow at the street first. A cylinder with an accumulator (a pressure vessel) or a booster is usually the answer. Riverside basements by the Wandle are within reach of the tide.",
    ],
    dayAndNight: [
      "In a big block a burst at night needs one quick call. Keep the number of our [24-hour plumbers](/services/emergency-plumbing-repairs) with the porter. In the streets near the commons, people ask us for [new boilers and boiler repairs](/boiler-services) and for [bathrooms from cellar to loft](/services/bathroom-kitchen-plumbing).",
      "Agents put shared plant under [heating maintenance](/services/heating-system-maintenance). Owners of the new blocks by the river ask for [gas commissioning](/gas-services/system-commissioning). Tooting’s market cafés call [kitchen gas engineers](/gas-services/commercial-kitchen-gas), and landlords in Balham need a [gas check every year](/gas-services/landlord-gas-safety).",
    ],
    benefits: [
      "We agree with your block’s agent when each stack of flats is drained",
      "Three-bathroom houses get hot water that suits the flow we tested",
      "Tooting’s traders stay open while we renew drains and gas",
    ],
    demand: [
      {
        service: "system-commissioning",
        why: "New riverside blocks and large refurbished houses have several boilers. We test each burner, valve and safety device and write it down.",
      },
      {
        service: "heating-system-maintenance",
        why: "Du Cane Court, Putney’s mansion flats and the estates all rely on shared pumps. If one fails, many homes are cold.",
      },
      {
        service: "bathroom-kitchen-plumbing",
        why: "Families near the commons refit Victorian houses from cellar to loft. The water pipes were laid for a scullery tap and one bath.",
      },
    ],
  },
  wembley: {
    description:
      "HVAC, heating, gas and plumbing engineers in Wembley: Wembley Park rental towers, shops, Ealing Road kitchens, Alperton flats and Metroland semis.",
    lead: "Managers at Wembley Park, restaurants on Ealing Road and families in the semis behind call our heating engineers, gas engineers and plumbers. They ask about cold flats, kitchen extract and cooling on event nights.",
    buildings: [
      "Wembley Park has the stadium, the arena that opened as the Empire Pool in 1934, the outlet centre, Brent Civic Centre and thousands of managed rental flats. Alperton has towers by the Grand Union. Wembley Central and Ealing Road are shopping streets with temples, Gujarati restaurants, jewellers and sweet marts, and flats overhead.",
      "The Barn Hill estate, Sudbury Court and Preston are half-timbered semis of the 1920s and 1930s. Lawns Court on Forty Avenue is white and streamlined. Holden’s Sudbury Town is a Grade II* station. Light industry continues round East Lane and along the stadium’s eastern side.",
    ],
    working: [
      `Rental towers are run as one estate, with a heat interface unit (the box that passes on shared heat) in a cupboard of each flat. We keep one list of units and one set of spare parts, and we agree access floor by floor with your operations team. ${changes.heatNetworks.brief} Rubbish at Wembley Park travels by vacuum tube, so we check before we drill a floor.`,
      "On event days Olympic Way is shut to traffic and parking is limited over a wide area. We bring plant before noon or on a day without an event. In Barn Hill’s conservation area the fronts are guarded, so flues and outdoor units go on the garden side. Kitchens on Ealing Road need canopies that can take the heat of tandoors and fryers.",
    ],
    dayAndNight: [
      "On an event evening a hotel or restaurant cannot wait, so call for [emergency repair of cooling and extract](/services/emergency-hvac). Leaks in the rental towers go to our [plumbers on duty at night](/services/emergency-plumbing-repairs). Operations teams can agree [24/7 cover](/emergency-services) for a whole block.",
      "Ealing Road’s sweet marts ask about [gas ranges, interlocks and canopies](/gas-services/commercial-kitchen-gas). Empty flats need [flushing and Legionella checks](/services/water-system-maintenance). In Preston and Sudbury we do [boiler servicing](/boiler-services), and for landlords the [CP12 gas record](/gas-services/landlord-gas-safety).",
    ],
    benefits: [
      "We service every unit in a rental block to one checklist and one parts list",
      "Event calendars are read before we book a crane, a skip or a lane",
      "We give tandoors and fryers extract that matches their heat",
    ],
    demand: [
      {
        service: "emergency-hvac",
        why: "Arena, hotel and restaurant trade comes in surges. Cooling or extract that fails on an event evening has to be mended at once.",
      },
      {
        service: "water-system-maintenance",
        why: "Rental towers have flats that stand empty between lets, with taps to flush and thermostatic valves to check.",
      },
      {
        service: "commercial-kitchen-gas",
        why: "Sweet marts and grills on Ealing Road run wide burners all day, and the ventilation has to keep pace with the gas.",
      },
    ],
  },
  westminster: {
    description:
      "HVAC, gas, heating and plumbing engineers in Westminster: Victoria offices, Pimlico’s heat network, Covent Garden theatres and Cathedral mansion flats.",
    lead: "Our plumbers, heating, gas and air conditioning engineers work in Westminster, Victoria, Pimlico and Covent Garden. People call about chillers on crowded roofs, silent cooling for theatres, leaks, and flats on Pimlico’s heat network.",
    buildings: [
      "The Palace, the Abbey and St Margaret’s form a World Heritage Site, with Whitehall’s listed departments beside it. Victoria Street is offices and shops, from Cardinal Place to Nova. Red-brick mansion flats, Ashley Gardens among them, surround the Cathedral. Millbank has an Edwardian council estate behind Tate Britain.",
      "Pimlico is Cubitt’s stucco, in flats and small hotels. Dolphin Square, Lillington Gardens and Churchill Gardens are at its edges. Covent Garden and the Strand have theatres, the Savoy and Somerset House. The market hall is full of restaurants.",
    ],
    working: [
      `Pimlico has Britain’s oldest district heating scheme. The council runs it. It began in 1950 and now serves more than three thousand homes from the pump house at Churchill Gardens. A flat on it has no boiler. Before we change your radiators, we need the operator’s consent. Afterwards we test at a pressure that suits the network. ${changes.heatNetworks.brief}`,
      "Theatres need silent cooling and plant that rests when the curtain is up. We work there between shows or on dark days. Secure sites ask for vetted names, tool lists and vehicle details days ahead. Protected views keep roofs low. We choose new chillers for Victoria by height first, and keep them under the screen line that planners have fixed.",
    ],
    dayAndNight: [
      "Small hotels in Pimlico and flats by the Cathedral can call our [emergency plumbers in Westminster](/services/emergency-plumbing-repairs) all night. Restaurants in Covent Garden that smell gas should first read [what to do](/emergency). Once the supply is safe, we carry out the [gas leak repair](/services/emergency-gas-repairs), and each year the [commercial gas check](/services/gas-safety-certificates).",
      "For Victoria’s offices we offer [chiller servicing](/services/chiller-installation) and [maintenance contracts](/maintenance). For theatres and listed offices we do [building services design](/design-services). Managers of mansion blocks call our [heating engineers](/heating-services). If your flat has its own boiler, ask for a [boiler service or repair](/boiler-services).",
    ],
    benefits: [
      "We follow Pimlico’s network rules and book shutdowns through the council",
      "Theatres have plant changed between productions and proved silent",
      "We clear names, tools and vehicles in advance for secure premises",
    ],
    demand: [
      {
        service: "chiller-installation",
        why: "Victoria’s offices and the Strand’s hotels depend on central cooling. A new machine must suit height limits, road closures and the strength of the roof.",
      },
      {
        service: "hvac-system-design",
        why: "In listed departments and theatres, walls may not be cut. We draw each route round them and explain it to the conservation officer.",
      },
      {
        service: "heating-system-maintenance",
        why: "Mansion blocks round the Cathedral run shared boilers on pipes sized a century ago. They have to be balanced every autumn.",
      },
    ],
  },
  wimbledon: {
    description:
      "Air conditioning, boiler, gas and plumbing engineers in Wimbledon, Raynes Park and Colliers Wood: Village houses, offices, shops and tournament lets.",
    lead: "Our plumbers, boiler and gas engineers and air conditioning engineers work in Wimbledon’s big houses, offices and let rooms. Owners by the Common call about hot lofts and pools. Landlords call about boilers before the tennis.",
    buildings: [
      "The Village and the roads off Parkside have Georgian houses, Victorian mansions and post-war replacements. Richard Rogers’s listed steel house for his parents is one of these. The All England Club is down the hill on Church Road. Wimbledon West and Merton Park’s John Innes streets are conservation areas.",
      "Below, the Broadway has the New Wimbledon Theatre and a shopping centre by the station. There are offices on Wimbledon Hill and Alexandra Road. Raynes Park is Edwardian terraces, and a dozen parallel streets of them are called the Apostles. Colliers Wood has a reclad residential tower, retail parks and the workshops at Merton Abbey Mills.",
    ],
    working: [
      "A house off Parkside may have a pool, a cinema and staff rooms, like a small hotel. It needs a proper plant room and controls by zone. Air for the pool hall never shares a duct with bedrooms. Outdoor units stand among old trees. Their roots and your neighbours’ gardens decide where we put them.",
      "Offices near the station have one landlord’s plant and tenants with different hours. We give each floor its own times and set points. In late June and early July, please avoid anything that closes a road or a kitchen. The water table is high near the Wandle at Colliers Wood. We take care there with manholes, lift pits and buried gas pipe.",
    ],
    dayAndNight: [
      "If a let house loses its hot water during the tournament, call our [boiler engineers](/boiler-services), and if a pipe bursts, our [24/7 plumbers](/services/emergency-plumbing-repairs). You can avoid most of that by booking the [gas appliance service](/gas-services/appliance-servicing) and the [landlord gas certificate](/gas-services/landlord-gas-safety) in spring.",
      "For lofts and garden rooms on the hill we install [quiet air conditioning](/services/air-conditioning-installation). For a house with a pool we begin with [heating and cooling design](/design-services). Offices on Wimbledon Hill have their [air conditioning maintained](/air-conditioning). Restaurants on the Broadway can ask about [commercial kitchen gas](/gas-services/commercial-kitchen-gas).",
    ],
    benefits: [
      "You get a plant room with drawings, labels and a manual that you can follow",
      "We make summer lets and kitchens ready before the tournament",
      "Pool-hall air stays apart from the rest of the house",
    ],
    demand: [
      {
        service: "air-conditioning-installation",
        why: "Glazed extensions, loft suites and home offices on the hill get too hot. There is room in the gardens for quiet outdoor units.",
      },
      {
        service: "hvac-system-design",
        why: "If you have a pool, a cellar and a staff flat, your house has five or six climates. We design them together.",
      },
      {
        service: "appliance-servicing",
        why: "Raynes Park terraces and tournament lets are best serviced in spring, when a fault costs nobody a holiday or a tenant.",
      },
    ],
  },
  woolwich: {
    description:
      "Boiler, gas, heating and plumbing engineers in Woolwich, Thamesmead, Eltham and Charlton: Royal Arsenal flats, estates, let homes and riverside units.",
    lead: "We send boiler engineers, gas engineers, heating engineers and plumbers to Woolwich, Plumstead, Thamesmead, Eltham and Charlton. People call about shared heat, let flats, low water pressure on Shooters Hill and pumps on the marsh.",
    buildings: [
      "The Royal Arsenal’s listed foundries and gun stores are homes, studios and the Woolwich Works arts centre, with towers along the Thames and an Elizabeth line station among them. Powis Street keeps the Co-operative stores and cinema fronts. The Town Hall and the long Royal Artillery Barracks are Grade II*.",
      "Thamesmead began in the 1960s as precast concrete towers and terraces round lakes. Eltham has the Progress Estate of 1915, built for munitions workers, a royal palace with Art Deco rooms, and interwar council houses. Charlton has its Jacobean house on the hill, and retail sheds and workshops beside the Thames Barrier. Queen Elizabeth Hospital is on the edge of Woolwich Common.",
    ],
    working: [
      "Arsenal conversions have deep brick walls, iron roofs and protected windows, and their heat comes from shared plant. We take vents through old loading doors or up internal shafts, with consent. In Thamesmead the ground is below high tide and canals carry the rain. Buried pipes lie wet there, so we wrap and support them, and we keep plant above the undercroft.",
      "Before piped gas is altered in a precast block of that time, we read its structural file. The Progress Estate is a conservation area, where roofs and chimneys count as much as fronts, so we leave them as they were in 1915. Water pressure drops up Shooters Hill. At Charlton Riverside, heavy units need their gas tested under full load.",
    ],
    dayAndNight: [
      "From Powis Street to the top of Shooters Hill, you can call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. Low showers on Shooters Hill and sumps at Thamesmead are work for our [pump engineers](/plumbing-services/pump-installation).",
      "If you let a home in Abbey Wood, ask for your [landlord gas certificate](/gas-services/landlord-gas-safety). Families in Eltham ask for [boiler repair or a new boiler](/boiler-services). Managers at the Arsenal ask about [shared heating](/heating-services) and [lower running costs](/services/energy-efficient-solutions). Workshops at Charlton call our [industrial and commercial gas engineers](/gas-services).",
    ],
    benefits: [
      "We ventilate Arsenal flats without changing a protected window",
      "Precast blocks have their structural file read before we touch the gas",
      "We keep pipes on the marsh wrapped, supported and within reach",
    ],
    demand: [
      {
        service: "energy-efficient-solutions",
        why: "Arsenal plant rooms and Thamesmead’s new phases share heat between many homes, so small losses in a pipe or pump add up.",
      },
      {
        service: "landlord-gas-safety",
        why: "Let flats on Powis Street and ex-council houses in Abbey Wood and Eltham need every appliance checked and its flue seen along its length.",
      },
      {
        service: "pump-installation",
        why: "Thamesmead drains by pump and terraces on the hill need boosting, so pumps have to be chosen well at both ends.",
      },
    ],
  },
} as const satisfies Partial<Record<AreaSlug, AreaCopy>>;
