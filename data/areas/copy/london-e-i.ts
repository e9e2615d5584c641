import { changes } from "../../changes";
import type { AreaCopy } from "../../types";
import type { AreaSlug } from "../places";

/** The words of the London areas from Ealing to Ilford. */
export const londonEToI = {
  ealing: {
    description:
      "Gas, plumbing and heating engineers across Ealing’s seven towns: Southall kitchens, Brentham cottages, let houses, and warehouses by the A40.",
    lead: "Ealing, Acton, Hanwell, Greenford, Perivale, Northolt and Southall are all on our rounds as gas engineers, plumbers and heating engineers. Restaurants call about gas and extract, landlords about yearly checks, and families about boilers.",
    buildings: [
      "Red-brick Edwardian houses stand round Haven Green and Ealing Common. North of them, Brentham Garden Suburb is a conservation area, built by co-partnership tenants from 1901. Pitzhanger Manor is Soane’s own country house, and film stages on Ealing Green have been working for over a century.",
      "The Hoover Building on Western Avenue, Grade II*, has become flats beside a supermarket. Southall’s Broadway is lined with restaurants and jewellers, and new blocks cover its gasworks. South Acton’s towers are being replaced. Greenford and Perivale have warehouses along the canal and the A40.",
    ],
    working: [
      "Brentham’s cottages are small, matched and protected, so we put a boiler’s flue and pipes at the back. Edwardian houses off Madeley Road have been split many times. We may spend the first hour of a visit finding out which pipe serves which flat, so please have keys to every meter cupboard.",
      "Tandoors and rows of wok burners use far more gas than most kitchens. In Southall we work out the supply, the safety interlock and the canopy’s airflow together, and we plan how the grease duct will be cleaned. New blocks on the old gasworks may share a boiler plant, so we ask before we quote for a boiler. Long warehouse roofs by the canal need edge protection before we move a unit.",
    ],
    dayAndNight: [
      "If your kitchen in Southall loses its gas on a Friday night, ask us for [commercial kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas). If the network turned it off because of a leak, we find and [repair the leak](/services/emergency-gas-repairs).",
      "In the divided houses of W5 and W13 we carry out [gas checks for landlords](/gas-services/landlord-gas-safety), and if a shared drain blocks you can call [plumbers day and night](/services/emergency-plumbing-repairs). Warehouses by the A40 call our [commercial HVAC contractors](/hvac-services), and families in Brentham our [boiler engineers](/boiler-services).",
    ],
    benefits: [
      "We give tandoor and wok ranges the gas, air and safety link they need",
      "Brentham boilers are replaced without any change to the front of the house",
      "We reach Perivale’s warehouse heaters from inside and keep your racking aisles clear",
    ],
    demand: [
      {
        service: "commercial-kitchen-gas",
        why: "Kitchens in Southall and on the Uxbridge Road cook at high heat all week, and shops there keep changing into restaurants.",
      },
      {
        service: "landlord-gas-safety",
        why: "Divided Edwardian houses in W5 and W13 have many boilers and many tenants behind one front door.",
      },
      {
        service: "rooftop-unit-installation",
        why: "Retail and storage sheds beside the A40 have their heating and cooling on the roof.",
      },
    ],
  },
  enfield: {
    description:
      "Heating engineers, gas engineers and plumbers in Enfield: heat-network flats, Brimsdown works, and family homes in Palmers Green and Winchmore Hill.",
    lead: "From Brimsdown’s factories to the avenues of Winchmore Hill, Enfield can call us for heating engineers, gas engineers and plumbers. The calls are about flats on the heat network, high workshops that never feel warm and boilers in Edwardian homes.",
    buildings: [
      "Enfield Town keeps Gentleman’s Row and the New River loop inside a conservation area, and Forty Hall, Grade I, is in its park to the north. Winchmore Hill Green still looks like a village, and Palmers Green has Edwardian avenues. Southgate gathers round Charles Holden’s circular Underground station of 1933.",
      "To the east, towers rise over Edmonton Green’s shopping centre, and Brimsdown and Innova Park follow the Lee Navigation. The small-arms factory at Enfield Lock is now housing. Chase Farm and North Middlesex are the hospitals. Meridian Water is a new quarter on gasworks and retail land.",
    ],
    working: [
      `Flats at Ponders End, Oakwood and Ladderswood take their heat from Energetik’s network. Inside your home a heat exchanger, two control valves and a heat meter take the place of the boiler. If a valve sticks, the water goes back too hot and everyone on the line suffers, so we set yours and leave you the readings. ${changes.heatNetworks.brief}`,
      "Brimsdown works have presses, ovens and cold rooms in bays of different height, and warm air stays under the roof until fans push it down. The gravel in the valley is wet, so we fit drain pumps that can be lifted out without anyone climbing in. In Palmers Green, old chimney breasts may still hide the flue of a back boiler, which we trace and close.",
    ],
    dayAndNight: [
      "If every flat on your stair is cold, the fault is probably shared: ask your managing agent to call us for [heating maintenance](/services/heating-system-maintenance). In an Edwardian house with its own boiler, start with [boiler repair in London](/boiler-services).",
      "Burst pipes and blocked drains are for our [plumbers on night duty](/services/emergency-plumbing-repairs). Factories by the Lee can bring new burners to our [commercial gas engineers](/gas-services) and cut waste with [energy savings for heating and cooling](/services/energy-efficient-solutions). When something fails and you are unsure, read [what to do now](/emergency).",
    ],
    benefits: [
      "We set valves and exchangers in network flats so that the water returns cool",
      "Brimsdown units get their warm roof air back at bench height before you buy more burners",
      "We trace and close the old flue in Palmers Green when the appliance goes",
    ],
    demand: [
      {
        service: "heating-system-maintenance",
        why: "Network flats and Edmonton’s communal blocks depend more on valves, pumps and clean water than on any burner.",
      },
      {
        service: "gas-system-installations",
        why: "Factory units by the Lee change hands, and each new trade needs gas pipes for its own burners.",
      },
      {
        service: "energy-efficient-solutions",
        why: "High bays at Innova Park and Brimsdown lose heat under the roof, which fans and zoned controls can save.",
      },
    ],
  },
  finchley: {
    description:
      "Plumbing, heating, gas and air conditioning engineers from Finchley to Edgware: Hampstead Garden Suburb, Golders Green, Colindale and Brent Cross.",
    lead: "We bring plumbers, gas, heating and air conditioning engineers to Finchley, Golders Green, Hendon, Mill Hill and Colindale. You may call about cooling that the Suburb’s Trust will accept, a cold block or a second kitchen.",
    buildings: [
      "Hampstead Garden Suburb, laid out by Parker and Unwin from 1907, has two Lutyens churches on its central square. Church End and North Finchley have Edwardian parades and mansion blocks, with Tally Ho Corner between. East Finchley has the Phoenix, one of the country’s oldest cinemas. Golders Green has brick parades, bakeries and schools.",
      "Brent Cross opened in 1976 as a covered shopping centre beside the A41. Hendon has a university campus, and Mill Hill has a ridge of old institutions in a conservation area. Round the former aerodrome at Colindale are two generations of estate, Grahame Park and Beaufort Park.",
    ],
    working: [
      "In the Suburb every outside change needs the Trust’s consent as well as any from the council. That includes a flue, an air brick or an outdoor unit, and listed cottages add rules for the inside. We prepare drawings with sound figures, because the hedged gardens are close together and very quiet.",
      "Colindale’s blocks share plant rooms under podium decks. We reach them by a ramp with a height bar, so we check the van and bring new boilers in sections. Kosher kitchens round Golders Green keep meat and milk apart, which doubles the appliances in a room. At Brent Cross we work in shop units overnight and keep the smoke system live.",
    ],
    dayAndNight: [
      "A blocked drain is hard on a large family, so our [plumbers for emergencies](/services/emergency-plumbing-repairs) take calls from NW4, NW7 and NW11 all night. The same families ask for [new bathrooms and kitchens](/services/bathroom-kitchen-plumbing).",
      "If a failed boiler leaves an estate at Colindale cold, call our [commercial heating engineers](/heating-services). Shops at Brent Cross can have their [air conditioning serviced](/air-conditioning) while they are closed, and schools in Mill Hill use our [commercial plumbers](/plumbing-services). Bakeries and caterers in Golders Green ask for a [gas safety certificate for a commercial kitchen](/services/gas-safety-certificates).",
    ],
    benefits: [
      "We prepare your Trust application with drawings, photographs and noise figures",
      "Podium plant rooms at Colindale are measured in advance for boilers in sections",
      "Homes and caterers with two kitchens get separate, balanced gas supplies",
    ],
    demand: [
      {
        service: "air-conditioning-installation",
        why: "Lofts and studies in the Suburb overheat, but each outdoor unit has to be out of sight and very quiet.",
      },
      {
        service: "commercial-boiler-installation",
        why: "Mansion blocks in Church End and estates at Colindale heat hundreds of rooms from one ageing boiler room.",
      },
      {
        service: "bathroom-kitchen-plumbing",
        why: "Large families, double kitchens and extended semis in NW4, NW7 and NW11 add basins faster than pipes.",
      },
    ],
  },
  fulham: {
    description:
      "Plumbers, gas, boiler and air conditioning engineers in Fulham: terraces with dug basements and loft rooms, riverside flats and cafés near Parsons Green.",
    lead: "Our Fulham plumbers, boiler and gas engineers know what a terrace becomes with a new basement and a loft suite. People call us about weak showers, basement pumps, leaks under tiled floors and bedrooms that are too hot.",
    buildings: [
      "Much of Fulham was market garden until late Victorian builders covered it with terraces. The Peterborough Estate, with terracotta lions on its gables, is the best known of those between Parsons Green and the New King’s Road. Munster Village and Bishops Park follow the pattern. Fulham Palace, once home to the bishops of London, is Grade I, and Craven Cottage keeps a listed stand of 1905.",
      "Sands End had the gasworks, and one Georgian gasholder, Grade II*, survives among the new blocks of King’s Road Park. Imperial Wharf follows the river. Fulham Broadway has shops over its station, with Stamford Bridge close by. Clem Attlee Court and Sulivan Court are the larger council estates.",
    ],
    working: [
      "A house with a new basement and roof suite may run five bathrooms from a pipe laid for one tap. We measure the supply first. If it is short, stored water or an accumulator (a pressure vessel that fills at quiet times) can save you from digging up the road. Basement drains are usually lower than the sewer, so they have to be pumped.",
      "A roof terrace is often the only place for an outdoor unit, and neighbours sleep at the same level. We choose quiet models and treat the sound where it starts. The party walls leave the rear as the only way out for a flue. On match days, Fulham Road and the streets by the Cottage may close to vehicles, so we bring materials early. On other days, please tell us how parking works in your street.",
    ],
    dayAndNight: [
      "A pump that stops in a basement bathroom is an emergency, because every flush depends on it. Our [plumbers come out at night](/services/emergency-plumbing-repairs), and we service [pump sets and alarms](/plumbing-services/pump-installation) so that it happens less.",
      "For a dripping pipe or a new tap, book a [plumber in London by day](/plumbing-services/plumber-london). We also do [boiler servicing and repair](/boiler-services) in the terraces, [air conditioning](/services/air-conditioning-installation) under the slates, and [gas checks for landlords](/gas-services/landlord-gas-safety) at Imperial Wharf where a flat has gas.",
    ],
    benefits: [
      "We measure the flow at your stop valve before we promise a fifth bathroom",
      "Basements get two pumps, a battery behind them and an alarm",
      "We plan deliveries round the football fixtures at both grounds",
    ],
    demand: [
      {
        service: "plumber-london",
        why: "Long, narrow terraces have pipes under tiled floors, and a leak often shows two rooms from where it starts.",
      },
      {
        service: "pump-installation",
        why: "Cinema rooms and guest bathrooms below the sewer need a pump for every flush.",
      },
      {
        service: "air-conditioning-installation",
        why: "Top-floor bedrooms under slate in SW6 are usually the hottest in the house and the hardest to reach with pipes.",
      },
    ],
  },
  greenwich: {
    description:
      "Plumbing, heating and gas engineers in Greenwich and Blackheath: Peninsula towers, Georgian houses, Span estates and cafés in the World Heritage Site.",
    lead: "Need heating engineers on the Peninsula, plumbers in Blackheath or a gas engineer near Greenwich market? We do all three, and we are used to the rules that come with a World Heritage Site.",
    buildings: [
      "Maritime Greenwich is a World Heritage Site. It takes in the Old Royal Naval College, the Queen’s House, the Observatory and the Georgian town round the covered market. Crooms Hill and Gloucester Circus have fine old houses. Trafalgar Road is Victorian shops and flats, and university teaching rooms occupy the college blocks.",
      "To the north are The O2, Greenwich Millennium Village and the Peninsula’s apartment towers. Blackheath has The Paragon, a Grade I crescent, and Eric Lyons’s Span estates of the 1950s and 1960s. Kidbrooke Village has replaced the Ferrier Estate with tall brick blocks.",
    ],
    working: [
      "Near the park, people can see even a small grille from the Observatory terrace above. We put plant behind parapets, and the application has to show its finish as well. Riverside cellars on Crane Street and Ballast Quay can flood with the tide, so we mount boilers and control panels above known flood marks.",
      "The Peninsula’s towers take heat from the energy centre behind the Optic Cloak. Your flat has a heat exchanger and a meter, and the tower’s water is pumped up in zones. Span houses have flat roofs, shared gardens and residents’ societies that have a say over flues, so ask yours before you order a boiler. Where the first warm-air heating survives, we can replace it without boxing in the open plan.",
    ],
    dayAndNight: [
      "In a tower by The O2, one leak can wet ten floors, so call our [emergency plumbers in Greenwich](/services/emergency-plumbing-repairs) and the concierge at the same time. Managers of those blocks also ask for [Legionella risk assessment and tank checks](/services/water-system-maintenance).",
      "In the villas of Blackheath we do [boiler repairs and servicing](/boiler-services), and in Span houses [gas appliance servicing](/gas-services/appliance-servicing) for warm-air units. Cafés near the market can start a refit with our [building services designers](/design-services) or ask for [kitchen gas checks](/gas-services/commercial-kitchen-gas). If you let a home, remember its [gas safety record (CP12)](/gas-services/landlord-gas-safety) each year.",
    ],
    benefits: [
      "We check each position for roof plant against the view from the Observatory",
      "Peninsula flats have their exchangers set to the network’s temperatures, one by one",
      "We replace warm-air heating in Span houses and leave the ceiling lines alone",
    ],
    demand: [
      {
        service: "water-system-maintenance",
        why: "Towers by The O2 store and pump their water, and when flats stand empty the water in their pipes does not move.",
      },
      {
        service: "appliance-servicing",
        why: "Blackheath villas have large boilers from several decades, and some Span houses still run on warm air.",
      },
      {
        service: "hvac-system-design",
        why: "A museum café or college room inside the World Heritage Site has to be planned duct by duct before anyone applies.",
      },
    ],
  },
  hackney: {
    description:
      "Ventilation, gas, plumbing and heating engineers in Hackney: arch bakeries, Hackney Wick studios, Dalston bars, council towers and large family homes.",
    lead: "In Hackney we are the plumbers, gas engineers and heating engineers who help turn shops into kitchens and factories into studios. Bars and bakeries call about extract and gas, and homes about leaks, boilers and hot water.",
    buildings: [
      "Mare Street has the Hackney Empire, Grade II*, beside the stone Town Hall of the 1930s. Sutton House in Homerton is Tudor. Victorian terraces surround London Fields, Clapton Square and Stoke Newington Church Street. Kingsland Road and Ridley Road market run through Dalston.",
      "Hackney Wick’s brick and concrete factories along the canals are now studios and breweries, with flats between. Railway arches follow the Overground past Bohemia Place. Nightingale, Pembury and Kingsmead are big council estates, partly rebuilt. Homerton’s hospital serves the east side, and Stamford Hill is known for its large families.",
    ],
    working: [
      "A bakery in an arch starts at five in the morning, and there are bedrooms across the cobbles. We choose its extract fan by sound first. The duct ends above the eaves where the viaduct allows, or goes through filters that suit the menu. Brick vaults drip, so we keep electrical gear off the wall.",
      `Old factories by the canal have timber floors and old columns, which limits what we may put on the roof. Many towers on the estates keep communal boilers, with heating mains in ducts under the grass. ${changes.heatNetworks.brief} In Stamford Hill, a house with eight bedrooms and two kitchens needs a commercial hot water system that fits into a cupboard.`,
    ],
    dayAndNight: [
      "When a joint fails above a shop off Dalston Lane, the business below has to close. Call our [emergency plumbers in Hackney](/services/emergency-plumbing-repairs), who work through the night. Bars with a dead extract fan can ask for [urgent HVAC repair](/services/emergency-hvac).",
      "Food units in the arches need a [kitchen gas inspection (CP42)](/gas-services/commercial-kitchen-gas), and breweries at the Wick a [gas meter of their own](/gas-services/gas-meter-installation). We [mend and service boilers](/boiler-services) in Clapton and Stoke Newington, and for the estates’ plant rooms we have [commercial heating engineers](/heating-services).",
    ],
    benefits: [
      "We choose fans for arch bakeries by how quiet they are first and by price second",
      "A structural engineer confirms the roof at Hackney Wick before we lift plant on to it",
      "Very large households in Stamford Hill get hot water sized from what they really use",
    ],
    demand: [
      {
        service: "ventilation-systems",
        why: "Breweries, kilns and dance floors have moved into rooms built for storage and sewing.",
      },
      {
        service: "gas-meter-installation",
        why: "Divided factories and new food units round the Wick each need their own metered supply and stop valve.",
      },
      {
        service: "emergency-plumbing-repairs",
        why: "Conversions off Dalston Lane have bathrooms above shops, and a failed joint closes the business below.",
      },
    ],
  },
  hammersmith: {
    description:
      "Air conditioning, heating, gas and plumbing engineers for Hammersmith, Shepherd’s Bush, Chiswick and Barnes: offices, shops, mansion flats and villas.",
    lead: "Offices on the Broadway, shops in Shepherd’s Bush and families in Chiswick and Barnes all call us. For Hammersmith we send air conditioning engineers, heating and gas engineers and plumbers, and we plan the journey by whichever bridge is open.",
    buildings: [
      "The Broadway has offices from every decade, among them the ship-like Ark beside the A4. Lower and Upper Mall have Georgian river houses, and the Apollo is Grade II*. Charing Cross Hospital is a cruciform tower of 1973. Brook Green and West Kensington have mansion blocks, and Olympia’s listed halls have been redeveloped.",
      "Shepherd’s Bush has Westfield, a market in the viaduct’s shadow and the curved Television Centre, which is partly flats today. Chiswick has Bedford Park, an early garden suburb, and also Chiswick House and a modern business park. Across the water, Barnes has villas along Castelnau and cottages by the pond.",
    ],
    working: [
      "Hammersmith Bridge closed to motor vehicles in April 2019. While it carries none, we reach Barnes by Putney or Chiswick. We plan the two banks as separate rounds and bring the likely parts with us. Towpath cellars along the Malls can flood at spring tides, so we set pump floats above the silt.",
      "Traffic on the flyover brings soot to every office intake by the Broadway, and filters fill up long before their date. We change them when the pressure across them says so. Many of Bedford Park’s tile-hung houses are listed, with tall chimneys that can hide a flexible flue. At Westfield we work overnight, behind hoardings.",
    ],
    dayAndNight: [
      "Broadcasters and head offices in W6 and W12 can call us for [emergency air conditioning repair](/services/emergency-hvac) at any hour. They can also add [24/7 cover for their buildings](/emergency-services) to a [building maintenance contract](/maintenance).",
      "If you find a leak at night in a mansion flat at Brook Green, our [plumbers on call](/services/emergency-plumbing-repairs) stop and repair it. We [service boilers](/boiler-services) in Chiswick and Barnes, and check let flats in Barons Court for a [landlord gas safety record](/gas-services/landlord-gas-safety).",
    ],
    benefits: [
      "We change office filters by the A4 on measured pressure and log the fan energy",
      "Barnes gets visits planned by the bridge that is open, with likely spares on board",
      "We run Bedford Park flues inside the old chimneys where the liner and the consent allow it",
    ],
    demand: [
      {
        service: "energy-efficient-solutions",
        why: "Large 1990s offices near the flyover have fans that run at one speed and can use less power without new ductwork.",
      },
      {
        service: "emergency-hvac",
        why: "Head offices, broadcasters and shops in W6 and W12 cannot send everyone home because one cooling unit has stopped.",
      },
      {
        service: "landlord-gas-safety",
        why: "Mansion flats in Brook Green and Barons Court share gas pipes, and some are let while others are lived in by their owners.",
      },
    ],
  },
  hampstead: {
    description:
      "Boiler and heating engineers, plumbers and gas engineers in Hampstead, NW3: water pressure, mansion blocks, schools and listed modern houses.",
    lead: "Our Hampstead plumbers, boiler engineers, gas and air conditioning engineers work from Swiss Cottage up to Whitestone Pond. Callers ask about weak showers at the top of the hill, shared boilers in NW6 and pipe routes in listed houses.",
    buildings: [
      "Church Row is an early eighteenth-century street, nearly complete. Victorian mansions line Fitzjohn’s Avenue, and many are schools or flats. Belsize Park has stuccoed villas by the hundred. The Redington Frognal conservation area is rich in Arts and Crafts houses, and the Royal Free Hospital is at Pond Street.",
      "Modern houses came early. The Isokon flats in Lawn Road are Grade I, and Goldfinger’s own terrace at Willow Road belongs in part to the National Trust. West Hampstead and Kilburn, in NW6, add red mansion blocks, the long shopping parade of Kilburn High Road and the rebuilding of South Kilburn.",
    ],
    working: [
      "Whitestone Pond is about 134 m above the sea, and the main up there has little pressure to spare. A house on Haverstock Hill may have plenty. Many upper floors still take water from tanks under the roof. We measure pressure at both ends of the day, then help you choose between gravity, an accumulator (a pressure vessel) and a booster on quiet mounts.",
      "The thin concrete walls of the listed modern houses have no hidden space, so old conduits and the floor screed are the only route for pipes. No lorry can enter lanes such as Flask Walk, and we bring cylinders by hand truck. If your street has residents’ parking, please have a visitor’s permit ready. School boilers in old mansions take air from basement areas that later extensions may have closed, so we check for that first.",
    ],
    dayAndNight: [
      "In a Belsize Park villa, one flat’s burst pipe can soon reach three others. You can call our [emergency plumbers in London](/services/emergency-plumbing-repairs) day and night, and for a planned job there is a [plumber by appointment](/plumbing-services/plumber-london).",
      "Managers of mansion blocks in West Hampstead ask for [communal heating maintenance](/services/heating-system-maintenance), and schools for [commercial boilers between terms](/gas-services/commercial-boiler-installation). Owners can book a [boiler service](/boiler-services), stronger water from a [booster pump](/plumbing-services/pump-installation) or [air conditioning](/air-conditioning) that does not show.",
    ],
    benefits: [
      "You decide on a booster from readings that we take near Whitestone Pond",
      "We service listed modern houses through the spaces their architects left",
      "Schools on Fitzjohn’s Avenue have new boilers fitted between terms",
    ],
    demand: [
      {
        service: "pump-installation",
        why: "Houses on the hilltop with showers on four floors need more pressure than the street main can give.",
      },
      {
        service: "heating-system-maintenance",
        why: "Mansion blocks in NW6 depend on shared boilers, and the old pumps in their locked basements need regular visits.",
      },
      {
        service: "plumber-london",
        why: "Villas cut into flats have lead, iron, copper and plastic in one wall, and few of their stop valves are labelled.",
      },
    ],
  },
  haringey: {
    description:
      "Plumbers, gas engineers and boiler engineers in Haringey: Muswell Hill and Crouch End homes, Green Lanes restaurants, Highgate and Wood Green.",
    lead: "Our plumbers, heating engineers and gas engineers work all over Haringey, on the steep streets of Highgate and Muswell Hill and in Wood Green below. The calls are about cracked drains, cold Edwardian houses, let rooms and grill restaurants.",
    buildings: [
      "Alexandra Palace, Grade II, stands on the ridge. Muswell Hill beside it is Edwardian almost throughout, with curved shopping parades, red gables and large family houses. Crouch End has its clock tower and Hornsey Town Hall, a Grade II* building of 1935. Highgate has Georgian terraces and Lubetkin’s Highpoint, listed Grade I.",
      "The terraces of the Harringay Ladder step between Wightman Road and Green Lanes, where Turkish and Cypriot grills fill the parades. Noel Park is a Victorian workers’ estate and conservation area. By Wood Green’s High Road, flats on the former gasworks stand near factories that are now studios.",
    ],
    working: [
      "London Clay moves with the seasons on these slopes. Clay drains crack where the ground slips or tree roots look for water, so we send a camera down before we jet. A hillside house can be a storey lower at the back, so we check the falls of the boiler’s drain and the house drains at both levels.",
      "Charcoal grills give off sparks and carbon monoxide, and there is no gas valve to shut them off. They need a fire-rated duct with access panels and an extract of their own, apart from the gas range next to them. Edwardian houses often have ten radiators on one old loop of pipe, which we balance or renew before we promise you a heat pump.",
    ],
    dayAndNight: [
      "A drain that backs up after dry weather or heavy rain is a common fault on the clay. Our [plumbers for blocked drains and bursts](/services/emergency-plumbing-repairs) answer at night too. If a big house in Crouch End will not warm up, ask for a [boiler repair](/boiler-services) or a [heating engineer](/heating-services) to balance the radiators.",
      "Restaurants on Green Lanes need [gas safety work for commercial kitchens](/gas-services/commercial-kitchen-gas) and a separate [extract system](/services/ventilation-systems) for charcoal. On the Ladder and in Noel Park we test the appliances in let rooms for the yearly [landlord gas certificate](/gas-services/landlord-gas-safety).",
    ],
    benefits: [
      "You see your Muswell Hill drain on camera before anyone digs",
      "We ventilate charcoal and gas grills on Green Lanes as the different hazards they are",
      "Big Edwardian houses have their heating mapped and balanced, radiator by radiator",
    ],
    demand: [
      {
        service: "commercial-kitchen-gas",
        why: "Grill restaurants along Green Lanes use gas ranges and solid fuel under one canopy.",
      },
      {
        service: "emergency-plumbing-repairs",
        why: "Moving clay, old street trees and hundred-year-old drains bring blockages every season.",
      },
      {
        service: "landlord-gas-safety",
        why: "Many Ladder terraces and Noel Park houses are let by the room or the floor, each with its own appliances.",
      },
    ],
  },
  harrow: {
    description:
      "Boiler, gas and heating engineers and plumbers in Harrow, Pinner, Stanmore and Wealdstone for extended semis, schools, offices and places of worship.",
    lead: "Our heating engineers, gas engineers and plumbers cover Harrow, Pinner and Stanmore. Families call when the boiler can no longer heat an extended semi, and schools, offices and temples when their boiler room needs care.",
    buildings: [
      "On the Hill, the boarding houses and chapel of Harrow School and St Mary’s spire form a set of conservation areas along a narrow High Street. Pinner’s High Street climbs past timber-framed buildings. Bentley Priory at Stanmore was Fighter Command’s headquarters and is now homes with a museum. The Royal National Orthopaedic Hospital is nearby.",
      "Rayners Lane, North Harrow and outer Pinner are Metropolitan Railway suburbs of gables and bay windows. The town centre has two shopping malls, office blocks from the 1960s to the 1980s, and flats replacing some of them. At Wealdstone, the Kodak factory site is giving way to housing and workspace.",
    ],
    working: [
      "A semi with a loft room, a rear extension and a converted garage has often kept its first boiler and a 15 mm pipe. We work out the heat for the whole house again, then advise you on a larger boiler or a wider pipe. Where you share a drive, a flue at the side can upset your neighbour, because its steam lands on their path.",
      "On the Hill, the brick chimneys are protected, and the road is too steep and tight for most cranes. Boarding houses need hot water for dozens of showers in the hour before breakfast, so we size the cylinders for that hour. The wards at Stanmore are spread over a site with long heating mains.",
    ],
    dayAndNight: [
      "If your boiler in Rayners Lane or Kenton stops in the evening, call for [boiler repair in Harrow](/boiler-services). For water through the ceiling you need [night plumbers](/services/emergency-plumbing-repairs), and for a smell of gas [these first steps](/emergency).",
      "Temples, synagogues and schools with a boiler house can put it under [building services maintenance](/maintenance), with its [commercial gas certificates](/services/gas-safety-certificates) kept in date. For a loft bathroom, ask our [bathroom plumbers](/services/bathroom-kitchen-plumbing).",
    ],
    benefits: [
      "We calculate an extended semi’s heat room by room before we quote for a boiler",
      "Boarding houses get enough hot water for their busiest hour",
      "We draw side flues with their clearances and your neighbour’s boundary",
    ],
    demand: [
      {
        service: "commercial-boiler-installation",
        why: "Boarding schools, synagogues, temples and 1970s office blocks across Harrow have central boilers of some age.",
      },
      {
        service: "gas-pipework-installation",
        why: "A 1930s gas pipe under a hall floor rarely carries enough for an extension, a range cooker and a new boiler.",
      },
      {
        service: "bathroom-kitchen-plumbing",
        why: "Houses in Rayners Lane and Kenton gain loft bathrooms and garden annexes far from the main waste pipe.",
      },
    ],
  },
  havering: {
    description:
      "Gas, heating and plumbing engineers in Havering: homes in Hornchurch, Upminster and Harold Hill, and warehouses by the river at Rainham.",
    lead: "Hornchurch, Upminster, Harold Hill and Rainham are where our Havering gas engineers, heating engineers and plumbers go. Householders call about boiler services and heat pumps, and Rainham’s warehouses about units on the roof.",
    buildings: [
      "Gidea Park began as an exhibition of 1911, and its prize cottages are now a conservation area. A second show in 1934 added white modern houses. Hornchurch has St Andrew’s church, Langtons and the Queen’s Theatre. Emerson Park has big detached houses, and Upminster is a commuter town with a smock mill.",
      "Half of Havering is Green Belt. Harold Hill is a post-war London County Council estate, planned with shops, schools and greens, and Elm Park is a garden city of the 1930s. Rainham keeps its Georgian Hall. Ferry Lane and the land beside the A13 have warehouses, quays and an engineering training campus.",
    ],
    working: [
      "Rainham’s warehouses are on marsh that settles, so we fit flexible joints where pipes enter and set outdoor plant on a raft. The wind brings damp and grit off the river, and we choose coatings and filters for it. Lorries use Ferry Lane at fixed hours, which decides when a platform can stand in a bay.",
      "Houses at Harold Hill were built for coal and back boilers. Some have concrete system-built walls, so we scan before we drill for a flue. Homes in Emerson Park may run a pool, a garage and outbuildings from one supply. The water is hard and comes from the Essex side, so we set scale treatment by that supplier’s analysis.",
    ],
    dayAndNight: [
      "You can book a yearly [boiler service](/boiler-services) for any house from Cranham to Harold Hill. If a pipe bursts in a frost, our [plumbers work day and night](/services/emergency-plumbing-repairs). After the network has shut off a leak, we do the [gas leak repair](/services/emergency-gas-repairs).",
      "At Rainham we look after [packaged units on roofs](/services/rooftop-unit-installation) and [heating and ventilation](/hvac-services) in warehouses. Owners with a garden can compare [heat pumps](/services/energy-efficient-solutions), and landlords in Elm Park can book their [gas safety check](/gas-services/landlord-gas-safety).",
    ],
    benefits: [
      "We choose coil coatings and filters for Rainham’s damp river air",
      "Pool heating and house heating in Emerson Park get separate meters",
      "We scan Harold Hill’s concrete walls before we drill for a flue",
    ],
    demand: [
      {
        service: "rooftop-unit-installation",
        why: "Logistics buildings at Rainham have clear roofs, large doors and offices that need fresh air all year.",
      },
      {
        service: "appliance-servicing",
        why: "Many people in Hornchurch, Cranham and Harold Hill own their homes and have the boiler stripped down once a year.",
      },
      {
        service: "energy-efficient-solutions",
        why: "Detached homes at Emerson Park and Upminster have room for a heat pump at a good distance from the neighbours.",
      },
    ],
  },
  hillingdon: {
    description:
      "Air conditioning, chiller, boiler and plumbing engineers in Hillingdon: Heathrow hotels, Stockley Park offices, Hayes data halls and Ruislip homes.",
    lead: "Hotels and cargo sheds round Heathrow never close, and our air conditioning engineers, plumbers and gas engineers plan their Hillingdon work for that. In Ruislip and Ickenham, people call our heating engineers about ordinary boilers and leaks.",
    buildings: [
      "Heathrow’s terminals, cargo sheds and hotels fill the south. West Drayton and Hayes have railway terraces, logistics and data halls. The Old Vinyl Factory keeps EMI’s concrete buildings, and the Nestlé works at Hayes has become flats and industry. Stockley Park is a campus of low offices, landscaped over a tip in the 1980s.",
      "Harmondsworth’s Great Barn, Grade I, is within sight of the runways. Ruislip Manor and Eastcote are Metropolitan suburbs of semis and cottages, and Manor Farm at Ruislip has medieval barns. RAF Northolt lies between, and Ickenham still has a village pump.",
    ],
    working: [
      "A crane near a runway is a matter for the airport. We clear its height, position and hours with airport safeguarding before we book the hire. Work on the airfield side needs passes, tool lists and an escort, so please allow time for them. Jet exhaust smells of kerosene, and outdoor-air intakes need carbon filters as well as ordinary ones.",
      "Hotels on the Bath Road sell rooms every night, so we change their chillers over floor by floor. Windows stay shut against the noise, and a room whose fan coil (the unit that cools it) has failed cannot be sold. Stockley’s offices have raised floors, deep ceilings and ageing chilled-water plant, and trees by the lakes shed seed and fluff on to the outdoor coils.",
    ],
    dayAndNight: [
      "For a full hotel on a hot night we offer [cooling and heating repair at any hour](/services/emergency-hvac), and for its burst pipe an [emergency plumber](/services/emergency-plumbing-repairs). A group with several sites can agree [emergency cover](/emergency-services) in advance.",
      "Offices at Stockley Park ask us for [chiller maintenance](/services/chiller-installation) and for [BMS engineers](/bms-services), who keep the building management system in order. Flight kitchens need [gas commissioning](/gas-services/system-commissioning) and yearly [commercial gas checks](/services/gas-safety-certificates). Families in Eastcote and Ruislip call our [boiler engineers](/boiler-services).",
    ],
    benefits: [
      "We clear crane heights with airport safeguarding as part of the lift plan",
      "Hotels keep selling rooms while we renew their plant floor by floor",
      "We change carbon filters near the airport on a schedule, and sooner if you smell fuel",
    ],
    demand: [
      {
        service: "chiller-installation",
        why: "Hotels, data halls and 1980s business parks in UB and TW6 postcodes all run on chilled water.",
      },
      {
        service: "emergency-hvac",
        why: "A sold-out airport hotel or a cargo cold store has no quiet hour in which to wait for cooling.",
      },
      {
        service: "system-commissioning",
        why: "Flight kitchens and rebuilt works at Hayes start large burners against a fixed opening date.",
      },
    ],
  },
  hounslow: {
    description:
      "Ventilation, heating, gas and plumbing engineers in Hounslow: homes and schools under the flight path, Great West Road offices, Feltham and Brentford.",
    lead: "Planes pass low over Hounslow and windows stay shut, so our ventilation engineers have work here as well as our plumbers, heating and gas engineers. People call about stuffy rooms, cold towers in Brentford and draughty sheds in Feltham.",
    buildings: [
      "The Great West Road was the Golden Mile of 1930s industry. The Gillette tower and Wallis House survive as listed landmarks, and broadcasters work on a large campus at Osterley. Brentford has new towers round Kew Bridge and its stadium, and the waterworks engines at the London Museum of Water & Steam.",
      "Hounslow’s High Street has tall new flats among its 1960s shops. Heston and Cranford are interwar semis. Feltham has freight sheds, air-cargo agents and the Bedfont Lakes offices. Syon and Osterley are Adam interiors in parkland, and Isleworth has a riverside village and the West Middlesex Hospital.",
    ],
    working: [
      "Acoustic windows keep the noise out only while they are shut, so bedrooms and classrooms need fresh air through quiet ducts. A heat recovery unit fits in the loft of a Cranford semi if the joists and the drain route allow. Its filters collect fine soot there, and we change them more often than the leaflet says.",
      "The Art Deco factories along the A4 have broad, shallow roofs behind tall parapets. Plant is well hidden up there, but we need a safe edge system to reach it. Cargo sheds at Feltham have freezing doors and warm offices, so air curtains and zones are useful. Near the Mogden sewage works, we turn air intakes the other way.",
    ],
    dayAndNight: [
      "The towers at Brentford share their heat, so a fault there is one for [heating system maintenance engineers](/services/heating-system-maintenance). In a semi in Heston you have your own boiler, and you can ask us for a [boiler repair or service](/boiler-services).",
      "A school or surgery with stale air can read about [ventilation systems](/services/ventilation-systems), and an office on the A4 about [air conditioning servicing](/air-conditioning) and the [building management system (BMS)](/bms-services). Caterers who feed the airport need [gas engineers for commercial premises](/gas-services). For floods and blocked drains at any time, there are [24/7 plumbers](/services/emergency-plumbing-repairs).",
    ],
    benefits: [
      "Bedrooms and classrooms under the approach get fresh air with their windows shut",
      "We service plant behind Great West Road parapets from a fixed safe route",
      "You learn what a cargo door loses in heat before you hang more heaters",
    ],
    demand: [
      {
        service: "ventilation-systems",
        why: "Sound-insulated homes, schools and surgeries beneath the aircraft cannot air their rooms by opening a window.",
      },
      {
        service: "heating-system-maintenance",
        why: "Towers at Brentford and in central Hounslow share heat from basement plant rooms and depend on clean water in the pipes.",
      },
      {
        service: "gas-system-installations",
        why: "Bakeries, laundries and caterers who feed the airport move in and out of units at Feltham and Heston.",
      },
    ],
  },
  ilford: {
    description:
      "Gas engineers and plumbers in Ilford: landlord gas checks in IG1 and IG3, kitchens on Ilford Lane, boosted water in towers and High Road shops.",
    lead: "Landlords, sweet shops and tower managers call our gas engineers, plumbers and heating engineers to Ilford. They ask about yearly gas checks, the fryers and ranges of Ilford Lane, and water pumps.",
    buildings: [
      "Streets of bay-fronted Edwardian terraces spread out before the First World War from Cranbrook Road to Seven Kings and Goodmayes, much of it by the developers Griggs and Corbett. The Bungalow Estate, formerly called Mayfield, is a conservation area of single-storey houses. Valentines Mansion is a seventeenth-century house in its own park.",
      "The High Road has the Town Hall of 1901 and the Exchange mall. With the Elizabeth line, more towers are joining Pioneer Point. Ilford Lane has restaurants, sweet shops and clothes. King George Hospital is at Goodmayes, where retail sheds face the High Road.",
    ],
    working: [
      "A terrace that is let by the room may have six sinks, a boiler in a cupboard and a fire door that must still close on it. Flue joints boxed into a ceiling need hatches, because we have to see them at each check. Your tenants work different shifts, so we offer early or Saturday visits and leave notices in good time.",
      "The town-centre towers are on a tight one-way system by the railway, where a van waits for a loading bay. Booster rooms are often in the basement, and the Roding is not far off, so leak and pump alarms are important. Bungalow roofs have no height for a water tank, which is a reason to take hot water straight from the main.",
    ],
    dayAndNight: [
      "With several tenants in one house, a failed boiler means several calls to you. We can arrange the [repair of the boiler](/boiler-services) with them, and the [landlord’s CP12 certificate](/gas-services/landlord-gas-safety) at the same visit when it is due. For a burst pipe at night, pass your tenants the number of our [plumbers for Ilford, day and night](/services/emergency-plumbing-repairs).",
      "Sweet makers and grill houses ask about [gas in commercial kitchens](/gas-services/commercial-kitchen-gas). The towers round the station need [booster pumps](/plumbing-services/pump-installation) and [Legionella control](/services/water-system-maintenance), and shops on the High Road need [air conditioning repairs](/air-conditioning).",
    ],
    benefits: [
      "Your tenants can have their gas check early in the day or on a Saturday",
      "We test the booster alarms in tower basements with the concierge present",
      "Hidden flues in let houses get hatches, photographs and a record",
    ],
    demand: [
      {
        service: "landlord-gas-safety",
        why: "IG1 and IG3 have long terraces of shared houses, each with a yearly date that is easy to miss.",
      },
      {
        service: "commercial-kitchen-gas",
        why: "Sweet makers and grill houses on Ilford Lane run fryers and ranges in shops that were not built for them.",
      },
      {
        service: "water-system-maintenance",
        why: "Tanks and boosters feed the towers round the station, and in empty flats the water stands still.",
      },
    ],
  },
} as const satisfies Partial<Record<AreaSlug, AreaCopy>>;
