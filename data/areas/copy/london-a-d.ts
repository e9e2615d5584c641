import { changes } from "../../changes";
import type { AreaCopy } from "../../types";
import type { AreaSlug } from "../places";

/** The words of the London areas from Barking to Dagenham. */
export const londonAToD = {
  barking: {
    description:
      "Plumbers, gas and heating engineers in Barking. We look after heat interface units in new flats, workshop heaters and boilers in older terraces.",
    lead: "Our plumbers, gas and heating engineers work all over Barking, from the streets round the abbey down to the wharves. People call us about cold flats on the heat network, workshop heaters that have stopped and boilers in the older terraces.",
    buildings: [
      "The centre is compact. It has the ruins of Barking Abbey, St Margaret’s Church, the shops of East Street, the red-brick Town Hall with its clock tower, and Victorian terraces near the station. The bay-fronted interwar houses off Longbridge Road are the Leftley estate.",
      "The slab and tower blocks of the old Gascoigne estate are making way for mid-rise flats. Barking Riverside is a new district on the former power station land beside the Thames. South of the A13, River Road and Thames Road have factories, yards and distribution sheds.",
    ],
    working: [
      `If your flat is on the town-centre heat network, you have no boiler of your own. A heat interface unit in the hall cupboard passes on the network’s heat, and London’s hard water leaves scale where it makes your hot water. We clean the unit and reset its valves. If the incoming heat main has to be shut, we agree that with the network’s operator first. ${changes.heatNetworks.brief}`,
      "The ground beside the Roding and the creek is low. Plant rooms there need a sump with two pumps, one in reserve, and an alarm for high water. In the River Road units we bring a platform to reach radiant tubes (overhead gas heaters), and we choose filters that suit the dust your work makes.",
    ],
    dayAndNight: [
      "If a pipe bursts in a shop on East Street or a terrace near the station, our [emergency plumbers](/services/emergency-plumbing-repairs) answer at any hour. In a house with its own boiler, start with [boiler repair and boiler servicing](/boiler-services).",
      "In a block on the heat network, you or your managing agent can ask for [heating system maintenance](/services/heating-system-maintenance) before winter. Workshops off River Road can put every heater on one [maintenance contract](/maintenance), and anyone who lets a flat will need a [landlord gas safety certificate](/gas-services/landlord-gas-safety) if it has gas.",
    ],
    benefits: [
      "We descale and reset heat interface units flat by flat, before winter comes",
      "Workshops off River Road have their heaters serviced between deliveries",
      "We test sump pumps near the Roding under load and check that the alarm reaches somebody",
    ],
    demand: [
      {
        service: "heating-system-maintenance",
        why: "The rebuilt estates rely on heat interface units, shared valves and shared pumps. If nobody looks after them, a whole stair of flats goes cold at once.",
      },
      {
        service: "appliance-servicing",
        why: "Warm-air and radiant heaters along Thames Road draw in workshop dust, so their burners need cleaning every year.",
      },
      {
        service: "pump-installation",
        why: "Basements and lift pits between two tidal rivers stay dry only while their pumps start.",
      },
    ],
  },
  barnet: {
    description:
      "Heating engineers, plumbers and gas engineers in Barnet: heat pumps for Totteridge, water pressure on the hill, and plant for schools and offices.",
    lead: "We are plumbers, heating and gas engineers for Barnet, from the High Street on the ridge to Whetstone and Cockfosters. Calls here are about weak water pressure, boilers in large houses and heat pumps that must be quiet at night.",
    buildings: [
      "Chipping Barnet has St John the Baptist church and the High Street, with The Spires shopping centre behind and Barnet Hospital on Wellhouse Lane. Georgian houses face Hadley Green and Monken Hadley common. Both are in a conservation area, and so is Wood Street.",
      "Victorian villas run from New Barnet station towards Oakleigh Park and East Barnet. Totteridge has large detached houses along its green lanes. At Whetstone, post-war office blocks on the High Road are becoming flats, and Cockfosters has interwar parades beside the Piccadilly line.",
    ],
    working: [
      "High Barnet is on one of the highest ridges in outer London, and the water mains can be weak at breakfast time. We log pressure and flow over a day before we offer you a combination boiler or an unvented cylinder (one fed straight from the main). A house with four bathrooms usually needs stored hot water, and often a tank with a booster set.",
      "Totteridge and Hadley are very quiet after dark. An outdoor unit that is acceptable on a city street can be too loud there. We measure the background noise first, then choose the place, the screen and the night setting of your air conditioning or heat pump. When offices become flats, we divide one landlord’s boiler plant into separately metered circuits.",
    ],
    dayAndNight: [
      "A burst pipe in one of the villas round New Barnet will not wait until morning. Our [plumbers for bursts and blocked drains](/services/emergency-plumbing-repairs) take calls all night. For weak showers near the church, ask about [pumps and booster sets](/plumbing-services/pump-installation).",
      "If the heat is off in a care home, a school or a house in Arkley, we offer [repair of gas boilers](/boiler-services) and, for larger plant, [commercial heating engineers](/heating-services). Owners in Totteridge who plan a change can read about [heat pumps and energy savings](/services/energy-efficient-solutions) or about [air conditioning](/air-conditioning) for the loft.",
    ],
    benefits: [
      "You see the mains pressure at the top of the hill before you choose a cylinder",
      "We set heat pumps in Totteridge for the quiet of the night and measure it on site",
      "Each flat in a converted Whetstone office gets its own metered heating and water",
    ],
    demand: [
      {
        service: "energy-efficient-solutions",
        why: "Detached houses in Totteridge and Arkley have garden room for a heat pump. They also lose a lot of heat, so it has to be sized with care.",
      },
      {
        service: "pump-installation",
        why: "Houses and small blocks near the church stand high above the low ground and lose pressure whenever the main does.",
      },
      {
        service: "commercial-boiler-installation",
        why: "Large schools, care homes and converted offices in Barnet have old boiler rooms that can change to smaller condensing boilers.",
      },
    ],
  },
  battersea: {
    description:
      "Air conditioning, heating, gas and plumbing in Battersea: mansion flats by the park, Nine Elms towers, Northcote Road kitchens and railway arches.",
    lead: "In Battersea we work as plumbers, gas engineers, heating engineers and air conditioning engineers. People ask us to cool flats by the river, to look after gas in small kitchens and to stop leaks that run through mansion blocks.",
    buildings: [
      "Red-brick mansion blocks line Prince of Wales Drive along the south side of Battersea Park. The Shaftesbury Park Estate off Lavender Hill is a conservation area of 1870s Gothic cottages. Bay-windowed terraces run either side of Northcote Road, and Arding & Hobbs still marks Clapham Junction.",
      "Battersea Power Station, listed Grade II*, now holds shops, offices and flats. Glass towers follow the river to Nine Elms and the American embassy. Winstanley, Doddington and Rollo are the large post-war estates. Trains cross the whole district on brick viaducts.",
    ],
    working: [
      "A mansion flat five floors up has no roof of its own, so its boiler flue usually goes to the rear or into the lightwell. You need the freeholder’s licence before anything is ordered, and we make the drawings for it. At Shaftesbury Park we keep flues and pipes off the street fronts.",
      "In the new riverside blocks you need a permit for most work. We book the loading slot, the goods lift and any draining with the estate office, and the heat comes from an energy centre. A kitchen or gym under the viaducts can take in air only through its end walls, so we draw the supply and extract ducts before you fix the layout.",
    ],
    dayAndNight: [
      "Water from an upstairs flat on Prince of Wales Drive soon reaches the ceilings below, and our [emergency plumbers in Battersea](/services/emergency-plumbing-repairs) come day or night to stop it. By day, our [plumbers](/plumbing-services/plumber-london) do the smaller jobs.",
      "Riverside flats that overheat are work for our [air conditioning engineers](/air-conditioning). Restaurants on Northcote Road call about [gas in commercial kitchens](/gas-services/commercial-kitchen-gas), and we [mend or replace the boilers](/boiler-services) of the terraces. If you smell gas in an arch or at home, read [what to do in an emergency](/emergency) first.",
    ],
    benefits: [
      "You get licence drawings that your freeholder’s surveyor can read and approve",
      "We service fan coils (the units that blow cool air) in Nine Elms flats within the estate’s permit times",
      "In arch kitchens we work out the extract first and the row of hobs second",
    ],
    demand: [
      {
        service: "air-conditioning-installation",
        why: "Glazed flats by the river and top-floor rooms facing the park overheat. Both need outdoor units that neighbours neither see nor hear.",
      },
      {
        service: "commercial-kitchen-gas",
        why: "Northcote Road, Battersea Rise and the arches have many small kitchens, where the gas must stop when the extract fan does.",
      },
      {
        service: "plumber-london",
        why: "Owners add basements and loft rooms to the terraces, and then the old supply pipe is too small. In mansion flats they share every leak.",
      },
    ],
  },
  bexley: {
    description:
      "Gas engineers, plumbers and heating engineers in Bexley for 1930s semis, let houses, Belvedere’s warehouses and three Grade I historic houses.",
    lead: "Our plumbers, gas engineers and heating engineers work in Bexley’s 1930s semis and riverside warehouses. Call us when an old back boiler has to go, when scale has blocked your hot water or when a warehouse heater fails.",
    buildings: [
      "Welling, Bexleyheath and Sidcup are streets of 1930s semis with hipped roofs, side drives and long gardens. Bexleyheath’s Broadway is the main shopping street, and Old Bexley keeps a village centre on the Cray. Queen Mary’s Hospital is at Sidcup.",
      "Three Grade I houses are within reach of one another: Hall Place, Danson House and Red House, which Philip Webb designed for William Morris. By the Thames, Erith has tower blocks, Thamesmead has its concrete terraces, and Belvedere has distribution sheds and an energy-from-waste plant.",
    ],
    working: [
      "Many semis still have a tank in the loft, a back boiler behind the lounge fire or very thin heating pipes under a solid floor. Each one changes what a new boiler needs. We cap and vent the chimney, run larger gas pipe from the meter where it is too small, and flush the system before we connect anything.",
      "Water from the chalk soon leaves scale in a boiler’s hot-water side. The chalk also hides deneholes, old shafts dug by hand, so we check what is known of the ground before we dig a trench or lay a base. At Belvedere we reach radiant heaters above the racking from platforms, between shifts, and we set electrical gear high on the wall near the river.",
    ],
    dayAndNight: [
      "No heating in a Sidcup semi? Our engineers for [boiler repair and replacement](/boiler-services) can tell you whether the old one is worth mending. For a burst tank or a flooded kitchen, call the [plumbers on emergency duty](/services/emergency-plumbing-repairs), whatever the hour.",
      "Landlords between Welling and Slade Green ask for the [yearly gas safety certificate (CP12)](/gas-services/landlord-gas-safety). Warehouses in Erith and Belvedere can have [roof units](/services/rooftop-unit-installation) and heaters kept in order under [planned maintenance](/maintenance). A gas leak that the network has made safe goes to our [gas leak repair engineers](/services/emergency-gas-repairs).",
    ],
    benefits: [
      "We take out back boilers, close the chimney properly and resize the gas pipe",
      "Belvedere heaters are serviced between shifts, from platforms above loaded racking",
      "You get scale control that suits chalk water, with a date for its next check",
    ],
    demand: [
      {
        service: "gas-pipework-installation",
        why: "In a 1930s semi the meter is at the front and the new boiler at the back, so the old pipe is rarely large enough.",
      },
      {
        service: "rooftop-unit-installation",
        why: "Big stores and warehouses by the river at Erith and Belvedere carry their heating and cooling on wide, light roofs.",
      },
      {
        service: "landlord-gas-safety",
        why: "Family houses let from Welling to Slade Green each need a dated gas record every year.",
      },
    ],
  },
  bloomsbury: {
    description:
      "Gas, plumbing, heating and air conditioning engineers in Bloomsbury for Georgian terraces, hospitals, colleges, hotels and Hatton Garden workshops.",
    lead: "We are gas, heating and air conditioning engineers and plumbers for Bloomsbury, Holborn and Fitzrovia. Hotels, clinics, workshops and owners of listed houses call us about stuffy rooms, boilers in vaults and pipe routes that spare the plaster.",
    buildings: [
      "Bedford Square is among the most complete Georgian squares in London, and its terraces are all Grade I. Gower Street and Great James Street follow its pattern. The British Museum, Senate House and the colleges of the university fill the blocks between. Great Ormond Street and Queen Square hospitals are to the east.",
      "The concrete terraces of the Brunswick Centre are Grade II. Kingsway has Edwardian stone offices, and barristers work in Lincoln’s Inn and Gray’s Inn. Jewellers solder above the shops of Hatton Garden, and Charlotte Street in Fitzrovia is known for its restaurants.",
    ],
    working: [
      "Nothing new may show on the front of these terraces. We put outdoor units in rear lightwells or behind the mansard roof, and take their pipes through old flues. Listed building consent covers even the fixings. Where an estate owns the freehold, you need its licence as well, and its surveyor will look at our drawings.",
      "Boilers often sit in vaults under the pavement, which are damp and short of fresh air. In Hatton Garden we treat the gas, the oxygen and the fume extract of a bench torch as one system. Operating theatres, laboratories and reading rooms cannot lose their air, so we change it over only at agreed hours and read the pressures before and after.",
    ],
    dayAndNight: [
      "Hotels and halls round Russell Square sleep hundreds of people, so a leak at night is urgent, and our [emergency plumbers in London](/services/emergency-plumbing-repairs) take the call. When cooling stops in a laboratory or a server room, call for [emergency air conditioning and heating repair](/services/emergency-hvac). By day, please ask your porter or estate office where our van may load.",
      "Restaurants on Charlotte Street and workshops in Hatton Garden ask for [commercial gas safety certificates](/services/gas-safety-certificates). Colleges and chambers with a full plant room can have one [contract for building services maintenance](/maintenance), and owners of a listed house can start with [building services design](/design-services).",
    ],
    benefits: [
      "We find pipe routes that leave cornices, panelling and stone stairs alone",
      "The estate’s surveyor and the conservation officer can both work from our drawings",
      "Hatton Garden benches have their gas and extract tested together",
    ],
    demand: [
      {
        service: "ventilation-systems",
        why: "Seminar rooms, clinics and basement kitchens were put into houses that were built for open windows and coal fires.",
      },
      {
        service: "hvac-system-design",
        why: "A listed terrace has one or two possible routes for pipes. We find them on paper before you apply for consent.",
      },
      {
        service: "gas-system-installations",
        why: "Hotel kitchens and workshops share old gas supplies in vaults, which need larger pipe and new valves before anything is added.",
      },
    ],
  },
  brent: {
    description:
      "Gas, plumbing and heating engineers in Brent: Park Royal food factories, landlord gas checks in Willesden and Cricklewood, shops and clinics in NW10.",
    lead: "In southern Brent our gas engineers work in food factories one day and in let houses the next, and our plumbers and heating engineers go with them. You may need a burner set at Park Royal, a landlord’s check in Willesden or a boiler mended in Neasden.",
    buildings: [
      "Park Royal is the industrial heart, with bakeries, ready-meal plants, printers, film suppliers and self-storage. The First Central business park and Central Middlesex Hospital are there too. Old Oak Common and its railway works lie to the south-east.",
      "Harlesden and Willesden have Victorian terraces behind and above busy parades. The Mapesbury conservation area, towards Cricklewood, keeps broad, gabled houses, and many are split into flats. Neasden is interwar, round its great marble temple. Stonebridge has been rebuilt from towers to low brick streets.",
    ],
    working: [
      "A food factory stops only to be cleaned, so we book burners, coils and extract ducts into that gap. We follow your hygiene rules, count our tools in and out and sign for them with the permit. If you add ovens, the gas meter may be too small, so we talk to the gas transporter (the network that owns the main) early on.",
      "Houses off Willesden Lane often have several boilers on one gas pipe that is too small. We trace which meter feeds which flat before we test anything. Flats over Harlesden’s shops look on to yards where kitchen ducts already end, so we draw the distances from each flue before we drill.",
    ],
    dayAndNight: [
      "At Park Royal a burner that stops at night stops the line, so ask about our [emergency cover for facilities managers](/emergency-services). Shops in Harlesden and flats in Kensal Green can call [plumbers for leaks and blocked drains](/services/emergency-plumbing-repairs) at the same number.",
      "If you let a house in Mapesbury by the flat, one visit can bring a [landlord gas safety record](/gas-services/landlord-gas-safety) for each. For factories and parades we do [commercial gas work](/gas-services) of every size, and [boiler servicing](/boiler-services) for the homes between.",
    ],
    benefits: [
      "We fit oven and boiler work into the cleaning gap at Park Royal",
      "If you let a house in several flats, you get one sheet that matches meters to flats",
      "We keep kitchen extract and boiler flues apart in Harlesden’s tight yards",
    ],
    demand: [
      {
        service: "system-commissioning",
        why: "We set production burners in NW10 with an analyser under real load, and the readings go into the factory’s audit file.",
      },
      {
        service: "chiller-installation",
        why: "Firms with chilled-food lines or crowded workshops have heat to get rid of all year, often next to housing.",
      },
      {
        service: "landlord-gas-safety",
        why: "Houses in Mapesbury and Kensal Green that are split into flats have many appliances, flues and records behind one front door.",
      },
    ],
  },
  brixton: {
    description:
      "Kitchen gas and extract for Brixton’s markets, and plumbers, boiler and heating engineers for homes in Clapham, Herne Hill and East Dulwich.",
    lead: "Our gas engineers and plumbers come to Brixton’s market kitchens, and our heating engineers to the terraces of Clapham, Herne Hill and East Dulwich. Calls are about extract fans, blocked drains, cold flats and water coming through the ceiling.",
    buildings: [
      "Reliance Arcade, Market Row and Brixton Village are covered markets of the 1920s and 1930s, listed together at Grade II, and Electric Avenue curves beside them. The Academy is Grade II*, and the Town Hall tower faces Windrush Square. Southwyck House and the Loughborough Estate are the best-known council estates.",
      "Victorian streets climb to Brixton Hill, Tulse Hill, Poets’ Corner and Brockwell Park. Clapham Old Town keeps Georgian houses round its common. Herne Hill and East Dulwich are terraces with parades of cafés.",
    ],
    working: [
      "A unit in an arcade has no outside wall. Its extract has to rise through a listed roof or join a shared duct, and the gas valve must close when that fan stops. Arches under the viaduct take air from the front only. Traders set out early, so we plan shutdowns late at night, and ask for a place to stop the van before the stalls go up.",
      "The buried River Effra still brings storm water to low streets round Herne Hill. We fit non-return valves and pumped sumps to basement drains there, so that a full sewer does not back up into the room. On the Dulwich side your street may come under the Dulwich Estate’s scheme of management, which has a say on outside units, and we help you apply.",
    ],
    dayAndNight: [
      "Bars and venues here close late, and a burst pipe or a blocked toilet on a Saturday night needs [emergency plumbing](/services/emergency-plumbing-repairs). After rain on the low streets, ask us about [sump pumps](/plumbing-services/pump-installation) as well.",
      "For the hobs of Market Row we test [kitchen gas and its safety interlock](/gas-services/commercial-kitchen-gas), and we give windowless rooms [ventilation](/services/ventilation-systems) that suits the crowd. At home in SW2 or SW4 you can call us to [mend or service a boiler](/boiler-services) or, once the network has made it safe, to [repair a gas leak](/services/emergency-gas-repairs).",
    ],
    benefits: [
      "We test the fan, the valve and the canopy of your market kitchen together",
      "Basements on the Effra’s old course get protection against a sewer that backs up",
      "You get unit positions and sound figures for your Dulwich Estate application",
    ],
    demand: [
      {
        service: "commercial-kitchen-gas",
        why: "Dozens of small food businesses share old supplies in the arcades, and each row of hobs needs its gas cut-off tested.",
      },
      {
        service: "ventilation-systems",
        why: "Bars, rehearsal rooms and gyms without windows fill up faster than air can leak in.",
      },
      {
        service: "emergency-plumbing-repairs",
        why: "On Brixton Hill and Acre Lane, houses are split into flats, so one burst pipe can reach three other homes.",
      },
    ],
  },
  bromley: {
    description:
      "Heating, gas and plumbing engineers in Bromley for large houses in Bickley and Chislehurst, care homes, schools and offices near The Glades.",
    lead: "Heating engineers, gas engineers and plumbers from our team cover Bromley, Beckenham, Chislehurst and Penge. Care homes and schools call about boilers and safe hot water, and owners of large houses about long gas pipes and heat pumps.",
    buildings: [
      "The town centre has The Glades, a pedestrian High Street, the Churchill Theatre and the slabs and newer towers by Bromley South. Bromley College, founded in the seventeenth century for clergy widows, is listed Grade I. Several office blocks have become flats.",
      "Bickley and Chislehurst have Victorian and Edwardian villas under mature trees, and Park Langley is a planned suburb and conservation area. Beckenham and West Wickham are mostly interwar. Penge is denser and has the Alexandra Cottages among its Victorian streets. Bethlem Royal Hospital stands in parkland at Monks Orchard.",
    ],
    working: [
      "The meter may be at the gate and the plant room behind the house, fifty metres away. Gas in the pipe has little pressure to lose over that distance, so we work out the pipe size before you choose a boiler. Protected trees decide where we may dig a trench or set a heat pump.",
      "A villa that is now a nursing home needs heat and hot water in every wing while its boilers are changed, so we bring temporary plant and work in stages. Part of Chislehurst lies over old chalk mines, and we check the ground there. School and college plant is best replaced in the summer weeks.",
    ],
    dayAndNight: [
      "A care home without heat cannot wait until morning. Read [our emergency page](/emergency) to see what you can do while an engineer is on the way. For burst pipes we send [emergency plumbers to Bromley](/services/emergency-plumbing-repairs), and for a cold house in Beckenham someone who does [boiler repairs](/boiler-services).",
      "Homes with vulnerable residents also ask for [Legionella risk assessment and water checks](/services/water-system-maintenance). Schools like to put everything on one [building services contract](/maintenance). For a large villa, begin with [heating design](/design-services). If you let a flat in Penge or by Bromley South, we do the [gas safety certificate for landlords](/gas-services/landlord-gas-safety).",
    ],
    benefits: [
      "We size long gas runs in Bickley gardens on paper before we lift any turf",
      "Care homes stay warm on temporary plant while we change their boilers",
      "Schools have their boiler rooms finished and commissioned within the summer break",
    ],
    demand: [
      {
        service: "commercial-boiler-installation",
        why: "Nursing homes, prep schools and villas in flats have big, ageing boilers, which several smaller ones can replace.",
      },
      {
        service: "gas-pipework-installation",
        why: "Deep gardens from Shortlands to Chislehurst put the boiler a long way from the meter.",
      },
      {
        service: "water-system-maintenance",
        why: "Care homes in BR1 to BR3 must keep stored water hot, mixed taps safe and the monthly record complete.",
      },
    ],
  },
  camden: {
    description:
      "Plumbers, gas, ventilation and air conditioning engineers in Camden: market kitchens, King’s Cross offices, Regent’s Park terraces and Kentish Town.",
    lead: "Our plumbers, gas engineers and air conditioning engineers work in Camden Town, King’s Cross and Kentish Town. People here call about kitchen extract, hot studios, noisy plant and homes without hot water.",
    buildings: [
      "Nash’s Grade I terraces face Regent’s Park, and painted villas climb Primrose Hill. Camden Town has brick terraces, and Victorian piano factories that are studios now. The Stables Market trades in a listed horse hospital and in railway vaults by the canal. The Roundhouse stands at Chalk Farm.",
      "Euston Road has the British Library, University College Hospital and Regent’s Place, and the Francis Crick Institute sits behind St Pancras. North of the stations, the Granary Building and Coal Drops Yard are the centre of the rebuilt railway lands. Kentish Town keeps light industry among its terraces.",
    ],
    working: [
      "King’s Cross has its own heating network, and a cooling network north of the canal. If you rent there, our work starts on your side of the heat exchanger, with filters, water pressure, meters and the temperature you send back. We do not touch the landlord’s plant, and our drawing shows that line.",
      "Noise rules are strict. Before you order outdoor plant, we compare its sound with the representative background level at night outside the nearest bedroom. BS 4142, the standard for noise from plant, asks for that, and a fan that hums counts as louder. A Crown Estate terrace needs the landlord’s approval as well as listed building consent. The market vaults are damp, low and busy until late, so we change ducts early in the morning.",
    ],
    dayAndNight: [
      "Venues and kitchens by the lock run late, so a blocked drain or a failed fan often shows at night. [Ring us]({phone}) for [a plumber at night](/services/emergency-plumbing-repairs) or for [urgent air conditioning and heating repairs](/services/emergency-hvac), and for any [gas leak that needs repair](/services/emergency-gas-repairs) once the supply has been made safe.",
      "By day we look after [ventilation and duct cleaning](/services/ventilation-systems) in the vaults and [air conditioning](/air-conditioning) in the studios. Flats in Kentish Town and Primrose Hill get [a boiler engineer](/boiler-services), and landlords who let them get their [CP12 gas certificate](/gas-services/landlord-gas-safety).",
    ],
    benefits: [
      "We set your King’s Cross circuits to send back water at the temperature the network asks for",
      "You know how loud new plant will be at NW1’s bedroom windows before you order it",
      "Markets and venues keep trading, as we work between closing time and the first delivery",
    ],
    demand: [
      {
        service: "ventilation-systems",
        why: "Kitchens in vaults, clubs and rehearsal rooms by the lock have crowds and cooking but hardly any windows.",
      },
      {
        service: "hvac-system-design",
        why: "Fit-outs in N1C connect to networks with fixed temperatures, so the coils and pipes have to be sized for them.",
      },
      {
        service: "air-conditioning-installation",
        why: "Studios in former factories are deep, glazed and full of equipment, and the neighbours are just across a narrow mews.",
      },
    ],
  },
  "canary-wharf": {
    description:
      "HVAC engineers and plumbers in Canary Wharf, E14: chillers, cooling, booster pumps and leaks in office towers, South Quay flats and Poplar estates.",
    lead: "Canary Wharf’s towers need plumbers and air conditioning engineers who know tall buildings, and heating and gas engineers for the older streets round them. Tenants and managers call about taps that run dry, warm offices and leaks several floors up.",
    buildings: [
      "One Canada Square opened in 1991 with fifty storeys. Bank headquarters, hotels and apartment towers have joined it on the former dock quays, above linked underground malls. South Quay and Wood Wharf are largely residential. Billingsgate’s fish trade came to Trafalgar Way in 1982, and data centres cluster towards Blackwall and East India Dock.",
      "The older East End continues round them. The Lansbury Estate, a showpiece of the 1951 Festival of Britain, is a conservation area, and Balfron Tower is Grade II*. Limehouse has Georgian streets and wharf conversions. Farther into the Docklands, the Isle of Dogs mixes post-war blocks with closes by the docks.",
    ],
    working: [
      "A tall building’s water pipes are split into pressure zones, with tanks or heat exchangers between them. If a booster fails at level 20, every tap above it stops. We shut off one zone and drain it to a known point, so the rest of the building keeps its water. On the private estate we go through the permit office and book the loading bay and the goods lift.",
      "A trading floor or a data hall without cooling loses money quickly, so we test the standby plant before we stop the main machine. Cooling towers and dry coolers share crowded roofs with window-cleaning cradles, and the lifting plan allows for that. In blocks of flats of 18 m or more, or of seven storeys or more, work beyond like-for-like may need the Building Safety Regulator’s approval first.",
    ],
    dayAndNight: [
      "When water comes through a ceiling at level 30, our [emergency plumbers for tall buildings](/services/emergency-plumbing-repairs) start by finding the right zone valve. If a chiller or a fan coil (the unit that cools a room) fails at night, we offer [24/7 repair of cooling and heating](/services/emergency-hvac). Managers of several floors can arrange [emergency services for buildings](/emergency-services) beforehand.",
      "Between emergencies we look after [booster sets and pumps](/plumbing-services/pump-installation), [chillers](/services/chiller-installation) and the [building management system (BMS)](/bms-services) that runs them. If you let a flat with a gas boiler in Limehouse or Poplar, we do your [landlord’s gas check](/gas-services/landlord-gas-safety).",
    ],
    benefits: [
      "We shut off one pressure zone at a time, so a leak on one floor stays on one floor",
      "Your standby chiller is tested before we open the main one",
      "We book permits, bay slots and lifts as part of the programme",
    ],
    demand: [
      {
        service: "chiller-installation",
        why: "Towers of the 1990s are replacing large machines that came up in pieces and have to go down the same way.",
      },
      {
        service: "pump-installation",
        why: "In the apartment towers round the docks, booster sets and transfer pumps lift all the water that homes use.",
      },
      {
        service: "energy-efficient-solutions",
        why: "Sealed glass floors run fans and pumps all year, so variable speed and better control save a good deal.",
      },
    ],
  },
  chelsea: {
    description:
      "Plumbers, boiler, gas and air conditioning engineers in Chelsea for terraces, mansion flats, basements, King’s Road shops and the hospitals.",
    lead: "People in Chelsea call us as plumbers, boiler and gas engineers, and as air conditioning engineers where nothing may show. Typical calls are about a basement pump in alarm, a leak above a finished ceiling or a bedroom that is too hot to sleep in.",
    buildings: [
      "Cheyne Walk has early Georgian houses behind railings by the river, and Wren’s Royal Hospital stands in its own grounds. Tite Street and Glebe Place keep artists’ studios with great north lights. Stucco terraces and garden squares run from the King’s Road to The Boltons.",
      "Chelsea Cloisters and Nell Gwynn House are the big 1930s blocks of Sloane Avenue. The Royal Brompton, Royal Marsden and Chelsea and Westminster hospitals are along the Fulham Road. At the western end are the brick towers of World’s End, and Lots Road with its former power station, now part of a riverside housing scheme.",
    ],
    working: [
      "Some houses have been dug down two floors for pools, cinemas and staff rooms. Those rooms stay usable only with fresh air, drying and pumped drainage. We keep a pool hall under slight suction, so its moisture stays inside. Pumps for foul and storm water need to be in pairs, with an alarm that reaches someone who can act.",
      "In the Cheyne and Royal Hospital conservation areas, front areas and street-facing roof slopes rarely take plant. Outdoor units go into rear roof wells, or into vaults with ducted air. In the interwar blocks, old one-pipe heating and shared waste pipes can mean that no flat is shut off without the porter and a floor plan. We arrange both before the day. If your street is for permit holders only, please tell us when you book.",
    ],
    dayAndNight: [
      "If you are abroad and the basement floods, our [plumbers for floods and bursts](/services/emergency-plumbing-repairs) can come at night as long as a porter or housekeeper lets them in. We also install and repair the [pumps for basements](/plumbing-services/pump-installation).",
      "For a hot attic or a studio with a north light, see [air conditioning installation](/services/air-conditioning-installation). Our [bathroom and kitchen plumbers](/services/bathroom-kitchen-plumbing) refit flats off Sloane Avenue. When the radiators are cold, ask for [boiler engineers](/boiler-services), or for [heating engineers for blocks of flats](/heating-services) if everyone is cold.",
    ],
    benefits: [
      "We draw grilles, ducts and drains together with the joinery that hides them",
      "If you are often abroad, the alarm of your basement pumps rings a telephone",
      "The head porter agrees every shutdown before we turn a valve",
    ],
    demand: [
      {
        service: "air-conditioning-installation",
        why: "Attic bedrooms and studios with north lights overheat, and only ducted or low-level units suit the rooms.",
      },
      {
        service: "ventilation-systems",
        why: "Pools, gyms and kitchens in basements have no windows, so all their air has to be supplied.",
      },
      {
        service: "bathroom-kitchen-plumbing",
        why: "If you refit a marble bathroom off Sloane Avenue or on a square, you are working above other people’s ceilings.",
      },
    ],
  },
  "city-of-london": {
    description:
      "HVAC contractors in the City of London: chillers, BMS controls, office plumbing and gas safety for towers, livery halls, chambers and Barbican homes.",
    lead: "We are air conditioning, heating and gas engineers and plumbers for the City of London. Offices call about chillers, controls and fit-outs, and chambers, livery halls and Barbican residents about heat, leaks and gas.",
    buildings: [
      "The towers cluster between Liverpool Street, Bishopsgate and Leadenhall, where 22 Bishopsgate reached 278 m in 2020. Moorgate and the streets west of Bank have interwar stone banks. Offices of the 1980s there have deep trading floors. Wren churches, livery halls and Guildhall stand on narrow sites between them.",
      "Barristers’ chambers occupy the courts of the Temple. Smithfield’s Victorian market halls are listed. Many of the City’s homes are in the Barbican Estate and Golden Lane, both listed. The Barbican flats were built to take background warmth from electric cables in the floor slabs.",
    ],
    working: [
      "Most crane lifts, draining and changeovers in the Square Mile are planned for a weekend. A chiller comes off a tower by mobile crane from a closed street, and we apply for the highway licence long before. Planning conditions generally hold new plant 10 dB below background noise, so we allow for acoustic screens and slower fans. Wind at height can also stop a lift.",
      "Heating and chilled water from the Citigen network reach Guildhall, the Barbican arts centre and others through heat exchangers, which need servicing of their own. Basement plant rooms lie beside Tube tunnels and Roman remains. At the Temple we deliver around the gates, the cobbles and court hours.",
    ],
    dayAndNight: [
      "An office that floods on a Friday night has people coming in on Monday, so our [plumbers are on call](/services/emergency-plumbing-repairs) through the weekend. If the cooling of a comms room fails, ask for [out-of-hours HVAC repair](/services/emergency-hvac).",
      "Building managers plan the rest with us: [chiller servicing and replacement](/services/chiller-installation), [BMS (building management system) engineers](/bms-services), and [air conditioning servicing](/air-conditioning) with its leak checks. Restaurants and livery kitchens need [commercial gas safety certificates](/services/gas-safety-certificates), and a new lease may begin with [commercial plumbing installation](/plumbing-services/commercial-installation).",
    ],
    benefits: [
      "Your weekend plan says until when we can still turn back, and we have tested how",
      "We join tenants’ controls to the landlord’s building management system, and both sides sign off the tests",
      "Chambers and livery halls choose hours around sittings, dinners and services",
    ],
    demand: [
      {
        service: "chiller-installation",
        why: "Deep office floors of the 1980s need cooling even in January, and many are on their second set of chillers.",
      },
      {
        service: "hvac-system-design",
        why: "Each new lease in EC2 or EC3 brings a fit-out that has to stay within the landlord’s allowance of air and water.",
      },
      {
        service: "commercial-installation",
        why: "Offices are adding showers, tea points and kitchens to pipes that were sized for basins and toilets.",
      },
    ],
  },
  croydon: {
    description:
      "Plumbers, gas and heating engineers in Croydon: office-to-flat conversions, Purley Way stores, landlord gas checks, and homes in Purley and Coulsdon.",
    lead: "Croydon’s offices are turning into homes, and we are the plumbers, gas engineers and heating engineers who help with that. We also mend boilers in Thornton Heath, keep shops on Purley Way cool and dry out basements in Purley.",
    buildings: [
      "Wellesley Road is the main street of the 1960s office boom, with No. 1 Croydon and its stacked angles, Lunar House and Apollo House. Newer residential towers such as Saffron Square and the modular pair at 101 George Street stand among them. Centrale, the Whitgift Centre, Surrey Street Market and Fairfield Halls make up the centre.",
      "Purley Way is a long strip of retail sheds, round the listed Airport House and the chimneys of an old power station. Thornton Heath and South Norwood have Victorian terraces, and New Addington is a large post-war estate. Purley and Coulsdon are hillside suburbs, and the Webb Estate there is a conservation area.",
    ],
    working: [
      "A 1960s office has low ceilings and one central core. New bathrooms are hard to line up with the old pipes, and a boiler in each flat may have no lawful route for its flue. We settle shared plant or electric heat at the first design. Tram lines on George Street and Wellesley Road limit cranes and road closures.",
      "In the dry valleys south of Purley, the Caterham Bourne can rise after a wet winter and fill basements from below. We size pump pits there for groundwater, which keeps coming for weeks. Purley Way roofs carry their units on light steel, so we check the weight and the roof beams before a lift.",
    ],
    dayAndNight: [
      "Do you let a flat in a conversion or a terrace in South Norwood? Our [landlord gas checks](/gas-services/landlord-gas-safety) keep your yearly date, and [boiler repair](/boiler-services) follows if the check finds a fault. Leaks in stacked flats travel fast, so you can call [emergency plumbers in Croydon](/services/emergency-plumbing-repairs) at 3am as well.",
      "Stores on Purley Way ask about [rooftop air conditioning](/services/rooftop-unit-installation), and restaurants near Surrey Street about [commercial kitchen gas](/gas-services/commercial-kitchen-gas). Water in a cellar at Kenley means [pumps](/plumbing-services/pump-installation). Developers can talk to our [commercial plumbers in London](/plumbing-services) early.",
    ],
    benefits: [
      "We settle routes for flues, pipes and meters before an office floor is cut into flats",
      "Purley Way shops have their rooftop units exchanged before opening time",
      "Pump pits at Kenley and Purley suit weeks of groundwater and have a second pump",
    ],
    demand: [
      {
        service: "commercial-installation",
        why: "Each converted block needs cold-water storage, boosted pipes and drains where there used to be desks.",
      },
      {
        service: "rooftop-unit-installation",
        why: "The superstores along the A23 have reached their second or third set of units on the roof.",
      },
      {
        service: "landlord-gas-safety",
        why: "Thornton Heath, South Norwood and the conversions have thousands of rented homes with a boiler in the kitchen.",
      },
    ],
  },
  dagenham: {
    description:
      "Boiler and heating engineers, plumbers and gas engineers in Dagenham: Becontree houses, works heating at Dagenham Dock and landlord gas checks.",
    lead: "Families on the Becontree estate and firms at Dagenham Dock share our boiler and heating engineers, gas engineers and plumbers. Call us when the boiler in the larder gives up, when a dock heater will not light or when a let house is due for its check.",
    buildings: [
      "The Becontree estate, built by the London County Council between 1921 and 1935, covers much of the town. It has brick cottages in short terraces, hedged greens and porches. Many were bought by their tenants and altered house by house. The 1937 Civic Centre became a university building.",
      "Ford turned its riverside works over to engines when car assembly ended in 2002, and Beam Park brings flats to part of the old site. Dagenham Dock handles freight and recycling. The former May & Baker chemical site has a science park and film studios. The Heathway is the shopping street.",
    ],
    working: [
      "Becontree houses are small and have solid floors downstairs. The boiler is often squeezed into a larder, or into the bathroom behind the kitchen. In a mid-terrace, the flue has to stay clear of a neighbour’s window or the passage arch. At the survey we check whether its steam can be led away or it must go through the roof. A supply pipe shared by the terrace may give too little water for a combination boiler.",
      "South of the A13 everything is larger. We work on radiant tubes (overhead gas heaters) above loading docks, on compressed-air rooms that overheat and on hot water for changing rooms. The ground has had a century of industry, so we take care with trenches. A film stage in use needs silent cooling, with the fan turned down and the air moving slowly.",
    ],
    dayAndNight: [
      "In a cold week, boilers stop and tanks burst. We do the [boiler repair](/boiler-services), and our [plumbers come out at night](/services/emergency-plumbing-repairs) for the tank. If you own several houses here, we can test them in turn for your [gas safety certificates as a landlord](/gas-services/landlord-gas-safety).",
      "At the dock we service [gas heaters and other appliances](/gas-services/appliance-servicing) at shift change. Studios and spray shops call about [ventilation and air handling](/hvac-services), and a works with many heaters about one [planned maintenance contract](/maintenance).",
    ],
    benefits: [
      "We settle the flue’s position at the survey, even in a tricky mid-terrace",
      "Heaters round the docks and Chequers Lane are serviced at shift change",
      "Landlords with houses across the estate keep all their dates on one calendar",
    ],
    demand: [
      {
        service: "landlord-gas-safety",
        why: "Many Becontree cottages sold under Right to Buy are let privately now, each with its own boiler and its own due date.",
      },
      {
        service: "appliance-servicing",
        why: "Overhead heaters at the dock work hard in bays with open doors and soon need adjusting.",
      },
      {
        service: "ventilation-systems",
        why: "Film stages, spray shops and recycling sheds all need measured air, each for a different reason.",
      },
    ],
  },
} as const satisfies Partial<Record<AreaSlug, AreaCopy>>;
