import { changes } from "../../changes";
import type { AreaCopy } from "../../types";
import type { AreaSlug } from "../places";

/** The words of the London areas from Ealing to Ilford. */
export const londonEToI = {
  ealing: {
    title: "Ealing Boilers, Kitchen Gas and HVAC, Acton to Southall",
    description:
      "Brentham cottages, Southall restaurant kitchens, Perivale and Greenford warehouses: gas, heating, cooling and plumbing across Ealing’s seven towns.",
    lead: "Ealing, queen of the suburbs, has warehouses at its back and a restaurant mile at its western end. Acton, Hanwell, Greenford, Perivale, Northolt and Southall come with it.",
    buildings: [
      "Around Haven Green and Ealing Common stand red-brick Edwardian houses, and Brentham Garden Suburb, built by co-partnership tenants from 1901, is a conservation area to the north. Pitzhanger Manor is Soane’s own country house. Film stages on Ealing Green have been working for over a century.",
      "The Hoover Building on Western Avenue, Grade II*, has become flats beside a supermarket. Southall’s Broadway is lined with restaurants and jewellers, and new blocks cover its gasworks. South Acton’s towers are being replaced. Greenford and Perivale hold sheds along the canal and the A40.",
    ],
    working: [
      "Brentham’s cottages are small, matched and protected, so a boiler terminal goes to the back and its pipework with it. Edwardian houses off Madeley Road have been split many times over; finding which riser serves which flat takes the first hour of a visit.",
      "Tandoors and banks of wok burners set a gas load unlike any other kitchen’s. Supply, interlock and canopy air flow are recalculated together in Southall, grease duct access included. New blocks on the old gasworks may share communal plant, so we ask before quoting a boiler. Sheds by the canal have long roofs and need edge protection before a rooftop unit moves.",
    ],
    benefits: [
      "Tandoor and wok ranges given the gas, the air and the interlock they really draw",
      "Brentham boilers replaced without touching a street elevation",
      "Warehouse heaters in Perivale reached from inside, clear of the racking aisles",
    ],
    demand: [
      {
        service: "commercial-kitchen-gas",
        why: "Southall and the Uxbridge Road cook at high heat all week, and shops keep changing into restaurants.",
      },
      {
        service: "landlord-gas-safety",
        why: "Divided Edwardian houses in W5 and W13 have many boilers, many tenants and one front door.",
      },
      {
        service: "rooftop-unit-installation",
        why: "Retail and storage sheds beside the A40 carry their heating and cooling on the roof.",
      },
    ],
  },
  enfield: {
    title: "Enfield Industrial Heating, Boilers and Plumbing Services",
    description:
      "Works heating at Brimsdown, heat-network flats at Meridian Water and Ponders End, and boilers for Palmers Green and Winchmore Hill homes, in Enfield.",
    lead: "The Lea side of Enfield manufactures and stores; the western side commutes. Between them, new estates are being joined to a borough-wide heat network.",
    buildings: [
      "Enfield Town keeps Gentleman’s Row and the New River loop inside a conservation area, and Forty Hall, Grade I, stands in its park to the north. Winchmore Hill Green is a village still. Palmers Green has Edwardian avenues, while Southgate gathers round Charles Holden’s circular Underground station of 1933.",
      "Eastwards, towers rise over Edmonton Green’s shopping centre, and Brimsdown and Innova Park stretch along the Lee Navigation. The small-arms factory at Enfield Lock is now housing. Chase Farm and North Middlesex are the hospitals. Meridian Water is a new quarter on gasworks and retail land.",
    ],
    working: [
      `Flats at Ponders End, Oakwood and Ladderswood draw from Energetik’s network. Inside the home a plate exchanger, two-port valves and a heat meter replace the boiler, and a sticking valve that raises the return temperature harms everyone on the line. ${changes.heatNetworks.brief}`,
      "Brimsdown works run presses, ovens and cold rooms in bays of different height, so warm air settles under the roof until destratification fans bring it down. Valley gravel is wet; pits and drain sumps want pumps that can be lifted without entry. Further west, Edwardian chimney breasts at Palmers Green still hide the flues of old back boilers.",
    ],
    benefits: [
      "Valves and exchangers in network flats set for a low return, with readings left behind",
      "Warm roof air at Brimsdown brought back to bench height before more burners are bought",
      "Disused flues in Palmers Green traced and closed when the appliance goes",
    ],
    demand: [
      {
        service: "heating-system-maintenance",
        why: "Network flats and Edmonton’s communal blocks depend on valves, pumps and clean water more than on any burner.",
      },
      {
        service: "gas-system-installations",
        why: "Factory units by the Lee change hands, and process burners have to be re-piped for each new trade.",
      },
      {
        service: "energy-efficient-solutions",
        why: "High bays at Innova Park and Brimsdown waste heat at the ceiling that fans and zoning win back.",
      },
    ],
  },
  finchley: {
    title: "Finchley Heating, Air Conditioning and Plumbing, N2 to NW11",
    description:
      "Discreet plant for Hampstead Garden Suburb, Brent Cross retail cooling, Colindale block heating and Golders Green kitchens, served from Finchley to Edgware.",
    lead: "From Tally Ho Corner to the Suburb and across to Colindale, Finchley’s side of the North Circular holds every age of house and the rules that go with it.",
    buildings: [
      "Hampstead Garden Suburb, laid out by Parker and Unwin from 1907, puts two Lutyens churches on its central square. Church End and North Finchley have Edwardian parades and mansion blocks; East Finchley has the Phoenix, one of the country’s oldest cinemas. Golders Green is brick parades, bakeries and schools.",
      "Brent Cross opened in 1976 as a covered shopping centre beside the A41. Hendon has a university campus, Mill Hill a ridge of old institutions in a conservation area. Around the former aerodrome at Colindale, Grahame Park and Beaufort Park stand for two generations of estate.",
    ],
    working: [
      "In the Suburb each outside change needs the Trust’s consent as well as any from the council. A flue, an air brick or a condenser counts, and listed cottages add interior control. We prepare elevations with sound data, because the hedged gardens are close and very still.",
      "Colindale’s blocks share plant rooms under podium decks: access is by ramp with a height bar, and replacement boilers arrive in sections. Kosher kitchens around Golders Green keep meat and milk apart, which doubles the appliances in a room. Shop units at Brent Cross are worked overnight, with the smoke system kept live.",
    ],
    benefits: [
      "Trust applications in the Suburb supported with elevations, photographs and noise figures",
      "Podium plant rooms at Colindale measured for sectional boilers in advance",
      "Two-kitchen households and caterers served with separate, balanced gas supplies",
    ],
    demand: [
      {
        service: "air-conditioning-installation",
        why: "Lofts and studies in the Suburb overheat, yet each outdoor unit has to be unseen and almost unheard.",
      },
      {
        service: "commercial-boiler-installation",
        why: "Mansion blocks in Church End and estates at Colindale heat hundreds of rooms from one ageing room.",
      },
      {
        service: "bathroom-kitchen-plumbing",
        why: "Large families, double kitchens and extended semis in NW4, NW7 and NW11 add basins faster than pipes.",
      },
    ],
  },
  fulham: {
    title: "Fulham Plumbing, Boilers and Air Conditioning in SW6",
    description:
      "Terraces with dug basements and loft suites, riverside flats at Imperial Wharf, and cafés off the New King’s Road: heating, water and cooling in Fulham.",
    lead: "Much of Fulham was market garden until late Victorian builders terraced it. Owners have been adding storeys, up and down, ever since.",
    buildings: [
      "The Peterborough Estate, where terracotta lions sit on the gables, is the best known of the terraces between Parsons Green and the New King’s Road. Munster Village and Bishops Park repeat the pattern. Fulham Palace, once home to the bishops of London, is Grade I, and Craven Cottage keeps a listed stand of 1905.",
      "Sands End had the gasworks: one Georgian gasholder, Grade II*, survives among the new blocks of King’s Road Park. Imperial Wharf follows the river. Fulham Broadway has shops over its station, with Stamford Bridge close by. Clem Attlee Court and Sulivan Court are the larger council estates.",
    ],
    working: [
      "A terrace house that gains a basement and a roof suite may run five bathrooms from a pipe laid for one tap. We measure the supply first. If it is short, stored water or an accumulator can spare a road opening. Basement drains usually lie lower than the sewer and have to be pumped.",
      "Roof terraces are often the only spot for condensers, and neighbours sleep level with them, so sound is treated at source. Party walls leave the rear as the sole flue route. On match days, Fulham Road and the streets by the Cottage may close to vehicles, so materials come early.",
    ],
    benefits: [
      "Flow measured at the stopcock before a fifth bathroom is promised",
      "Basement pump chambers with two pumps, battery backing and an alarm",
      "Deliveries scheduled round the football fixtures at both grounds",
    ],
    demand: [
      {
        service: "plumber-london",
        why: "Long, narrow terraces have pipes under tiled floors and leaks that appear two rooms from where they start.",
      },
      {
        service: "pump-installation",
        why: "Cinema rooms and guest bathrooms below the sewer rely on a pumped lift for every flush.",
      },
      {
        service: "air-conditioning-installation",
        why: "Top-floor bedrooms under slate in SW6 are usually the hottest in the house and the hardest to reach with pipes.",
      },
    ],
  },
  greenwich: {
    title: "Greenwich HVAC and Plumbing: Peninsula to Blackheath",
    description:
      "Services for Greenwich market traders, Peninsula network flats, Georgian houses at Blackheath and Span estates, with heritage consent kept in view.",
    lead: "Greenwich has a royal waterfront under world heritage protection and, a mile on, a peninsula of towers heated from a sculpted chimney.",
    buildings: [
      "Maritime Greenwich is a World Heritage Site: the Old Royal Naval College, the Queen’s House, the Observatory and the Georgian town around the covered market. Crooms Hill and Gloucester Circus hold fine old houses. Trafalgar Road is Victorian shops and flats; university teaching rooms occupy the college blocks.",
      "North of them lie The O2, Greenwich Millennium Village and the Peninsula’s apartment towers. Blackheath has The Paragon, a Grade I crescent, as well as Eric Lyons’s Span estates of the 1950s and 1960s. Kidbrooke Village has replaced the Ferrier Estate with tall brick blocks.",
    ],
    working: [
      "Near the park even a small grille is seen from above, from the Observatory terrace. Plant goes behind parapets, and its finish is part of the application. Riverside cellars on Crane Street and Ballast Quay are tidal country: boilers and control panels are mounted above known flood marks.",
      "Peninsula towers take heat from the energy centre behind the Optic Cloak, so apartments have exchangers and meters, and boosted water is split into zones. Span houses have flat roofs, shared gardens and residents’ societies with a say over flues. Where the first warm-air heating survives, it can be replaced without boxing in the open plan.",
    ],
    benefits: [
      "Roof plant positions checked against the view from the Observatory",
      "Exchangers on the Peninsula tuned to the network’s temperatures, flat by flat",
      "Span warm-air heating replaced with the ceiling lines left alone",
    ],
    demand: [
      {
        service: "water-system-maintenance",
        why: "Towers by The O2 store and boost their water, and part-let flats leave stretches of pipe standing.",
      },
      {
        service: "appliance-servicing",
        why: "Blackheath villas keep large boilers from several decades, and some Span houses still run on warm air.",
      },
      {
        service: "hvac-system-design",
        why: "A museum café or college room inside the World Heritage Site has to be planned duct by duct before anyone applies.",
      },
    ],
  },
  hackney: {
    title: "Hackney Kitchen Extract, Gas, Boilers and Plumbing in E8",
    description:
      "Studios at Hackney Wick, Dalston bars, Stoke Newington terraces and council towers: ventilation, gas and heating work for Hackney’s mixed buildings.",
    lead: "Hackney puts bakeries in arches, studios in factories and restaurants in everything. Change of use is the usual reason a building needs new plant.",
    buildings: [
      "Mare Street has the Hackney Empire, Grade II*, and the stone Town Hall of the 1930s beside it; Sutton House in Homerton is Tudor. Victorian terraces surround London Fields, Clapton Square and Stoke Newington Church Street. Kingsland Road and Ridley Road market run through Dalston.",
      "Hackney Wick’s brick and concrete works along the canals have become studios and breweries with flats between. Railway arches follow the Overground past Bohemia Place. Nightingale, Pembury and Kingsmead are big post-war estates, several rebuilt. Homerton’s hospital serves the east side, and Stamford Hill is known for its large families.",
    ],
    working: [
      "A bakery in an arch and bedrooms across the cobbles do not mix at five in the morning, so extract fans are chosen on sound power first. Discharge goes above eaves where the viaduct allows, or through filtration sized to the menu. Brick vaults drip: electrical gear stands off the wall.",
      `Canal-side mills have timber floors and party columns that limit what a roof can carry. Towers on the estates often keep communal boilers, with heating mains in ducts under the grass. ${changes.heatNetworks.brief} In Stamford Hill, houses with eight bedrooms and two kitchens want commercial-grade hot water in a domestic cupboard.`,
    ],
    benefits: [
      "Fans for arch bakeries picked on sound power, then on price",
      "Roof loads at Hackney Wick confirmed by a structural engineer before a condenser is craned",
      "Hot water for very large households in Stamford Hill sized from real draw-off",
    ],
    demand: [
      {
        service: "ventilation-systems",
        why: "Breweries, kilns and dance floors have moved into rooms built for stores and sewing.",
      },
      {
        service: "gas-meter-installation",
        why: "Subdivided works and new food units around the Wick each need their own metered supply and isolation.",
      },
      {
        service: "emergency-plumbing-repairs",
        why: "Terrace conversions off Dalston Lane stack bathrooms over shops, and a failed joint closes the business below.",
      },
    ],
  },
  hammersmith: {
    title: "Hammersmith HVAC, Office Cooling, Boilers and Gas in W6",
    description:
      "Office cooling on the Broadway and at Chiswick Park, Shepherd’s Bush retail, Barnes villas and Bedford Park houses: building services for Hammersmith.",
    lead: "Head offices, two hospitals, a shopping centre and quiet river villages lie within a short drive of Hammersmith’s flyover, and each keeps different hours.",
    buildings: [
      "The Broadway has offices from every decade, among them the ship-like Ark beside the A4. Lower and Upper Mall hold Georgian river houses, and the Apollo is Grade II*. Charing Cross Hospital is a cruciform tower of 1973. Brook Green and West Kensington have mansion blocks; Olympia’s listed halls have been redeveloped.",
      "Shepherd’s Bush means Westfield, a market in the viaduct’s shadow and the curved Television Centre, partly flats today. Chiswick has Bedford Park, an early garden suburb, Chiswick House and a modern business park. Across the water, Barnes is villas along Castelnau and cottages by the pond.",
    ],
    working: [
      "Hammersmith Bridge closed to motor vehicles in April 2019. While it carries none, Barnes is reached by Putney or Chiswick. We plan the two banks as separate rounds and take the parts along first time. Towpath cellars along the Malls can flood at spring tides; pumps there need floats set above the silt.",
      "Flyover traffic feeds soot to every office intake by the Broadway, and filters load long before the calendar says so. We change them on pressure drop. Many of Bedford Park’s tile-hung houses are listed, with tall chimneys that can hide a flexible flue. Westfield’s tenants work behind hoardings, overnight.",
    ],
    benefits: [
      "Office filters by the A4 changed on measured pressure drop, and the fan energy logged",
      "Barnes visits planned by whichever bridge is open, likely spares included",
      "Bedford Park flues run inside existing stacks where the liner and the consent permit",
    ],
    demand: [
      {
        service: "energy-efficient-solutions",
        why: "Large 1990s offices near the flyover have fixed-speed fans and can cut that load without new ductwork.",
      },
      {
        service: "emergency-hvac",
        why: "Head offices, broadcasters and shops in W6 and W12 cannot send everyone home because a condenser tripped.",
      },
      {
        service: "gas-safety-certificates",
        why: "Mansion flats in Brook Green and Barons Court pair shared risers with a mixture of owners and tenants.",
      },
    ],
  },
  hampstead: {
    title: "Hampstead Heating, Cooling and Plumbing for Listed Homes",
    description:
      "Church Row to West Hampstead mansion blocks: boilers, booster pumps, hidden air conditioning and care for listed modern houses in Hampstead’s NW3.",
    lead: "Hampstead climbs from Swiss Cottage to Whitestone Pond, about 134 m above the sea. Gravity, age and a fondness for good architecture all act on the pipework.",
    buildings: [
      "Church Row is an early eighteenth-century street, nearly complete. Victorian mansions line Fitzjohn’s Avenue, many in use as schools or flats, and Belsize Park is stuccoed villas by the hundred. The Redington Frognal conservation area is rich in Arts and Crafts houses. The Royal Free Hospital rises at Pond Street.",
      "Modernism came early: the Isokon flats in Lawn Road are Grade I, and Goldfinger’s own terrace at Willow Road belongs to the National Trust in part. West Hampstead and Kilburn, in NW6, add red mansion blocks, the long shopping parade of Kilburn High Road and the rebuilding of South Kilburn.",
    ],
    working: [
      "At the summit the main has little pressure to spare, while a house on Haverstock Hill may have plenty. Tank rooms under mansard roofs still supply many upper floors. We gauge both ends of the day, then choose between gravity, an accumulator and a booster with quiet mounts.",
      "Thin concrete walls in the listed modern houses carry no hidden void, so old conduit runs and floor screeds are the only route. Village lanes such as Flask Walk admit no lorry; cylinders arrive by hand truck. School boilers in converted mansions draw air from basement areas that later extensions may have closed.",
    ],
    benefits: [
      "Booster or no booster decided by gauge readings near Whitestone Pond",
      "Modernist houses serviced through the voids their architects left",
      "Independent schools on Fitzjohn’s Avenue re-boilered between terms",
    ],
    demand: [
      {
        service: "pump-installation",
        why: "Hilltop houses with showers on four floors outrun what the street main can push.",
      },
      {
        service: "heating-system-maintenance",
        why: "Mansion blocks in NW6 live on shared boilers, and long-serving pumps in locked basements need a calendar.",
      },
      {
        service: "plumber-london",
        why: "Villas cut into flats have lead, iron, copper and plastic in one wall, with stop valves nobody has labelled.",
      },
    ],
  },
  haringey: {
    title: "Haringey Boilers, Drains and Kitchen Gas, Muswell Hill to N4",
    description:
      "Edwardian boilers in Muswell Hill, Green Lanes grill restaurants, Wood Green blocks and Highgate houses: plumbing, gas and ventilation for Haringey.",
    lead: "Steep clay hills in the west, the grid of the Harringay Ladder in the middle, high-rise Wood Green below: Haringey’s plumbing follows its contours.",
    buildings: [
      "Alexandra Palace, Grade II, stands on the ridge. Beside it Muswell Hill is Edwardian almost throughout: curved shopping parades, red gables and large family houses. Crouch End has its clock tower and Hornsey Town Hall, a Grade II* building of 1935. Highgate adds Georgian terraces and Lubetkin’s Highpoint, listed Grade I.",
      "The Ladder’s terraces step between Wightman Road and Green Lanes, where Turkish and Cypriot grills fill the parades. Noel Park is a Victorian workers’ estate and conservation area. Beside Wood Green’s High Road, flats on the former gasworks stand near factories reused as studios.",
    ],
    working: [
      "London Clay moves with the seasons on these slopes, and clay drains crack where the ground slips or tree roots drink. A camera survey comes before jetting. Hillside houses can drop a storey from front to back, so a rear boiler needs condensate and drain falls checked at both levels.",
      "Charcoal grills give off sparks and carbon monoxide without any gas supply to interlock. Their ducts need fire-rated enclosure, access panels and an extract of their own, apart from the gas range beside them. Edwardian houses with ten radiators on old one-pipe circuits are rebalanced or re-piped before a heat pump is promised.",
    ],
    benefits: [
      "Clay drains in Muswell Hill seen on camera before anyone digs",
      "Charcoal and gas lines on Green Lanes ventilated as the different hazards they are",
      "Big Edwardian heating circuits mapped and balanced, radiator by radiator",
    ],
    demand: [
      {
        service: "commercial-kitchen-gas",
        why: "Grill restaurants along Green Lanes mix gas ranges with solid fuel under one canopy.",
      },
      {
        service: "emergency-plumbing-repairs",
        why: "Moving clay, mature street trees and hundred-year-old drains make blockages a seasonal certainty.",
      },
      {
        service: "gas-safety-certificates",
        why: "Many Ladder terraces and Noel Park houses are let by the room or the floor, each with its own appliances.",
      },
    ],
  },
  harrow: {
    title: "Harrow Heating, Gas and HVAC Engineers, Pinner to Stanmore",
    description:
      "Metro-land semis, Harrow School’s hill, Wealdstone workshops and the orthopaedic hospital at Stanmore: heating, gas, cooling and plumbing in Harrow.",
    lead: "Harrow is Metro-land around a hill with a famous school on top. Extended semis make most of the work and older institutions the rest.",
    buildings: [
      "On the Hill, school boarding houses, the chapel and St Mary’s spire form a set of conservation areas along a narrow High Street. Pinner’s High Street climbs past timber-framed buildings. Bentley Priory at Stanmore was Fighter Command’s headquarters and is now homes with a museum, and the Royal National Orthopaedic Hospital is near by.",
      "Rayners Lane, North Harrow and outer Pinner are Metropolitan Railway suburbs of gables and bay windows. The town centre has two shopping malls, office blocks from the 1960s to the 1980s, and flats replacing some of them. At Wealdstone, the Kodak factory site is giving way to housing and workspace.",
    ],
    working: [
      "A semi with a loft room, a rear extension and a converted garage has often kept the first boiler and its 15 mm flow. We calculate the whole house again, then decide between a larger heat source and wider pipe. Shared drives make a side flue contentious, since the plume lands on the neighbour’s path.",
      "On the Hill, brick chimneys are protected silhouettes and the road is steep and tight for cranes. Boarding houses need hot water for dozens of showers in the hour before breakfast, so storage and recovery govern plant size. Hospital wards at Stanmore are spread over a site of long heating mains.",
    ],
    benefits: [
      "Room-by-room heat loss for extended semis before any boiler is quoted",
      "Boarding-house hot water matched to the morning hour it must survive",
      "Side-drive flues placed with clearances and the neighbour’s boundary drawn in",
    ],
    demand: [
      {
        service: "commercial-boiler-installation",
        why: "Boarding schools, synagogues, temples and 1970s office blocks across Harrow run central plant of some age.",
      },
      {
        service: "gas-pipework-installation",
        why: "A 1930s service pipe under a hall floor rarely carries enough for an extension, a range cooker and a new boiler.",
      },
      {
        service: "bathroom-kitchen-plumbing",
        why: "Rayners Lane and Kenton houses gain loft bathrooms and garden annexes far from the soil stack.",
      },
    ],
  },
  havering: {
    title: "Havering Boilers and Industrial HVAC: Hornchurch, Rainham",
    description:
      "Upminster and Emerson Park houses, Harold Hill estate homes and Rainham’s riverside sheds: Havering heating, gas, ventilation and plumbing by one firm.",
    lead: "At London’s Essex edge, half of Havering is Green Belt. The built half runs from model villas at Gidea Park to freight yards on Rainham’s marsh.",
    buildings: [
      "Gidea Park began as an exhibition of 1911, its prize cottages now a conservation area; a second show in 1934 added white modern houses. Hornchurch has St Andrew’s church, Langtons and the Queen’s Theatre. Emerson Park is big detached houses, Upminster a commuter town with a smock mill.",
      "Harold Hill is a post-war LCC estate, planned complete with shops, schools and greens. Elm Park is a garden city of the 1930s. Rainham keeps its Georgian Hall, while Ferry Lane and the ground beside the A13 hold sheds, quays and an engineering training campus.",
    ],
    working: [
      "Rainham sheds sit on marsh that settles, so pipes entering a building want flexible joints and external plant a proper raft. Wind over the river carries damp and grit; coil coatings and filter grades are chosen for it. Lorry hours on Ferry Lane decide when an access platform can stand in a bay.",
      "Estate houses at Harold Hill were built for coal and back boilers, and some walls are system-built concrete, which calls for core drilling with care. Emerson Park homes have pools, garages and outbuildings on one domestic supply. The water here is hard and comes from the Essex side, so scale treatment is set from that supplier’s analysis.",
    ],
    benefits: [
      "Coil coatings and filters at Rainham specified for damp riverside air",
      "Emerson Park pool heating and house heating given separate, metered circuits",
      "Concrete walls at Harold Hill scanned before a flue core is drilled",
    ],
    demand: [
      {
        service: "rooftop-unit-installation",
        why: "Logistics buildings at Rainham have clear roofs, large doors and offices that need year-round air.",
      },
      {
        service: "appliance-servicing",
        why: "Hornchurch, Cranham and Harold Hill are owner-occupied towns where a yearly boiler strip-down is habit.",
      },
      {
        service: "energy-efficient-solutions",
        why: "Detached plots at Emerson Park and Upminster leave space for heat pumps and for quiet, generous spacing.",
      },
    ],
  },
  hillingdon: {
    title: "Hillingdon HVAC for Heathrow Hotels, Offices and Hayes",
    description:
      "Hotel cooling on the Bath Road, Stockley Park offices, Hayes data halls and Ruislip homes: chillers, BMS, boilers and plumbing across Hillingdon.",
    lead: "An airport sets the clock in southern Hillingdon, where kitchens, hotels and cargo never close. Ruislip and Ickenham, to the north, go to bed early.",
    buildings: [
      "Heathrow’s terminals, cargo sheds and perimeter hotels fill the south. West Drayton and Hayes mix railway terraces with logistics and data halls. The Old Vinyl Factory keeps EMI’s concrete buildings, and the Nestlé works at Hayes has become flats and industry. Stockley Park, landscaped over a tip in the 1980s, is a campus of low offices.",
      "Harmondsworth’s Great Barn, Grade I, stands within sight of the runways. Ruislip Manor and Eastcote are Metropolitan suburbs of semis and cottages, with Manor Farm’s medieval barns at Ruislip. RAF Northolt lies between, and Ickenham still has a village pump.",
    ],
    working: [
      "A crane beside a runway is an aviation matter: its height, position and hours are cleared with airport safeguarding before the hire is booked. Airside work needs passes, tool lists and escorts. Jet exhaust and kerosene odour mean outdoor-air intakes with carbon as well as particle filters.",
      "Hotel chillers on the Bath Road change over floor by floor, since rooms are sold every night. Aircraft noise keeps windows shut, so a failed fan-coil takes a room off sale. Stockley’s offices have raised floors, deep ceilings and ageing chilled-water plant, and the lakeside trees shed seed and fluff on to condenser coils.",
    ],
    benefits: [
      "Crane heights cleared with airport safeguarding as part of the lift plan",
      "Hotel plant renewed floor by floor, with the rest of the house selling",
      "Carbon filters on airport-side intakes, changed by smell and by schedule",
    ],
    demand: [
      {
        service: "chiller-installation",
        why: "Hotels, data halls and 1980s business-park offices in UB and TW6 all run on chilled water.",
      },
      {
        service: "emergency-hvac",
        why: "A sold-out airport hotel or a cargo cold store has no quiet hour in which to wait for cooling.",
      },
      {
        service: "system-commissioning",
        why: "Flight kitchens and rebuilt Hayes works bring large burners into use against a fixed opening date.",
      },
    ],
  },
  hounslow: {
    title: "Hounslow HVAC and Gas: Great West Road to Feltham Cargo",
    description:
      "Ventilation for flight-path schools and homes, Golden Mile offices, Feltham freight sheds and Brentford towers: HVAC, gas and plumbing in Hounslow.",
    lead: "Planes pass low over much of Hounslow. Where windows stay closed, mechanical ventilation stops being a luxury.",
    buildings: [
      "The Great West Road was the Golden Mile of 1930s industry. The Gillette tower and Wallis House survive as listed landmarks; broadcasters work on a large campus at Osterley. Brentford has new towers around Kew Bridge and its stadium, plus the waterworks engines at the London Museum of Water & Steam.",
      "Hounslow’s High Street is growing tall flats among 1960s shops. Heston and Cranford are interwar semis; Feltham has freight sheds, air-cargo agents and Bedfont Lakes offices. Syon and Osterley are Adam interiors in parkland. Isleworth pairs a riverside village with the West Middlesex Hospital.",
    ],
    working: [
      "Under the approach, acoustic glazing only works shut, so bedrooms and classrooms need supply air through attenuated ducts. Heat recovery units fit the loft of a Cranford semi if the joists and the condensate route allow. Filters there collect fine soot and want changing more often than the leaflet says.",
      "Art deco factories along the A4 have broad, shallow roofs behind tall parapets: good cover for plant, poor access without an edge system. Cargo sheds at Feltham swing from freezing doors to warm offices, so air curtains and zoning earn their place. Near the Mogden sewage works, intakes face the other way.",
    ],
    benefits: [
      "Bedrooms and classrooms under the approach ventilated with the sashes shut",
      "Plant behind Great West Road parapets serviced from a fixed safe route",
      "Cargo-door heat losses measured before more heaters are hung",
    ],
    demand: [
      {
        service: "ventilation-systems",
        why: "Sound-insulated homes, schools and surgeries beneath the aircraft cannot air themselves by opening a sash.",
      },
      {
        service: "heating-system-maintenance",
        why: "Towers at Brentford and central Hounslow share heat from basement plant rooms and depend on its water quality.",
      },
      {
        service: "gas-system-installations",
        why: "Bakeries, laundries and caterers who feed the airport move in and out of units at Feltham and Heston.",
      },
    ],
  },
  ilford: {
    title: "Ilford Landlord Gas, Boilers, Plumbing and Shop Cooling",
    description:
      "Gas records for Ilford’s let terraces, boosted water in town-centre towers, kitchens on Ilford Lane and cooling for High Road shops, IG1 and IG3.",
    lead: "Ilford is Edwardian in its streets and high-rise at its core. Rented rooms, food businesses and tall flats give it three separate calendars.",
    buildings: [
      "Streets of bay-fronted terraces spread out before the First World War, much of it by the developers Griggs and Corbett, from Cranbrook Road to Seven Kings and Goodmayes. The Bungalow Estate, formerly called Mayfield, is a conservation area of single-storey houses. Valentines Mansion is a seventeenth-century house in its own park.",
      "The High Road has the Town Hall of 1901, the Exchange mall and, with the Elizabeth line, more towers to join Pioneer Point. Ilford Lane is restaurants, sweet shops and clothes. King George Hospital is at Goodmayes, where retail sheds face the High Road.",
    ],
    working: [
      "Terraces let by the room hold six sinks, a boiler in a cupboard and a fire door that must still close on it. Flue joints boxed into ceilings need inspection hatches, and a check includes them. Tenants keep different shifts, so access is offered early or on Saturdays, with notices left in good time.",
      "Town-centre towers stand on a tight one-way system by the railway, where deliveries wait for a bay. Booster rooms are often in the basement, and the Roding is not far off, so leak and pump alarms matter. Bungalow roofs leave no headroom for tanks, which argues for mains-fed hot water.",
    ],
    benefits: [
      "Early and Saturday gas checks for houses where tenants work shifts",
      "Booster-set alarms in tower basements tested with the concierge present",
      "Hidden flues in let terraces given hatches, photographs and a record",
    ],
    demand: [
      {
        service: "landlord-gas-safety",
        why: "IG1 and IG3 have long terraces of shared houses, each with a yearly date that is easily missed.",
      },
      {
        service: "commercial-kitchen-gas",
        why: "Sweet makers and grill houses on Ilford Lane run fryers and ranges in shops never built for them.",
      },
      {
        service: "water-system-maintenance",
        why: "Tanks and boosters feed the towers around the station, and empty lettings leave branches stagnant.",
      },
    ],
  },
} as const satisfies Partial<Record<AreaSlug, AreaCopy>>;
