/** Area copy: the five regions of London. */
import { changes } from "../../changes";
import type { AreaCopy } from "../../types";
import type { AreaSlug } from "../places";

export const regions = {
  "central-london": {
    description:
      "Air conditioning, gas, heating and plumbing in central London: offices, hotels, hospitals, theatres, shops and flats, with repairs by day and night.",
    lead: "Need a plumber, a gas or heating engineer, or help with air conditioning in central London? Offices, hotels, clinics and flats call us about cooling, leaks, pumps and boilers, often in buildings that cannot close.",
    buildings: [
      "Much of the land here belongs to estates. Grosvenor, Howard de Walden, Portman, Bedford and the Crown own Georgian and stucco streets from [Mayfair](/areas/mayfair) and [Marylebone](/areas/marylebone) to [Bloomsbury](/areas/bloomsbury). They are let as offices, clinics, colleges and flats. Hotels fill [Paddington](/areas/paddington), and [Kensington](/areas/kensington) has museums and mansion blocks.",
      "The [City of London](/areas/city-of-london) and London Bridge have the towers, with sealed façades and central chilled water. [Westminster](/areas/westminster) adds ministries and theatres. [Camden](/areas/camden) and [Southwark](/areas/southwark) are mixed: King’s Cross and Bankside have been rebuilt, with terraces, markets and council estates around them. There are hardly any suburban houses.",
    ],
    working: [
      "Most people in central London call us about cooling first, while those further out call about heat. Floors are full, windows stay shut and equipment runs past midnight, so chillers work in winter too. Before we choose an outdoor unit we measure the noise at the bedrooms across the mews at night, by BS 4142. That figure often decides how large the machine can be.",
      `An alteration may need consent from the freeholder, the head lessee, the planners and sometimes the owner of the airspace. We ask for all of them first. Plant comes in by crane early on a Sunday, or in pieces by goods lift. Basements lie below the sewer and depend on pumps. There are heat networks at Pimlico, King’s Cross, South Bermondsey and in the City, so your flat or office may have no boiler. ${changes.heatNetworks.brief}`,
    ],
    dayAndNight: [
      "When cooling stops in a server room or a hotel, call our [emergency heating and cooling engineers](/services/emergency-hvac). A leak in a mansion block passes several owners’ ceilings, so porters and agents keep the number of our [plumbers for urgent leaks and drains](/services/emergency-plumbing-repairs). If you look after a building for others, our page for [facilities managers](/emergency-services) says how we work on such calls.",
      "By day we [service air conditioning](/air-conditioning), maintain [building controls](/bms-services) and test [kitchen gas in hotels and restaurants](/gas-services/commercial-kitchen-gas). We also [repair and service boilers](/boiler-services) in the houses that have their own. Landlords of flats book their [gas safety records](/gas-services/landlord-gas-safety) here as anywhere else.",
    ],
    benefits: [
      "We gather the approvals of landlord, lessee and planners in one file before work is fixed",
      "You know how loud a machine is at night before you choose it",
      "We plan shutdowns for hours when the theatre, clinic or trading floor can spare them",
      "Our engineers set cooling plant up for January as well as for July",
    ],
    demand: [
      {
        service: "chiller-installation",
        why: "Large buildings here usually run on central chilled water, and the crane, the roof steel and the noise limit narrow the choice.",
      },
      {
        service: "emergency-hvac",
        why: "Trading floors, hotel bedrooms and server rooms lose money from the moment their cooling stops.",
      },
      {
        service: "hvac-system-design",
        why: "Below is a listed building and above a crowded roof, so the route of every duct has to be drawn first.",
      },
    ],
  },
  "north-london": {
    description:
      "Plumbers, gas and heating engineers across north London: boilers, landlord gas checks, leaks and air conditioning from Islington to Barnet and Enfield.",
    lead: "We send plumbers, gas engineers and heating and air-conditioning engineers all over north London, from Islington to Enfield. People call us about boilers more than anything else, and then about leaks and landlords’ gas checks.",
    buildings: [
      "The houses get younger as you travel out. [Islington](/areas/islington) is late Georgian and early Victorian. [Haringey](/areas/haringey) and [Tottenham](/areas/tottenham) are late Victorian and Edwardian terraces, and [Finchley](/areas/finchley) and [Barnet](/areas/barnet) mostly semis of the twenties and thirties. [Hampstead](/areas/hampstead) and Highgate stand apart on their ridge, with brick villas, mansion flats and modernist houses. At the Green Belt the suburbs end.",
      "Hampstead Garden Suburb has planned cottages and larger houses under its own trust. There is much council housing: Finsbury’s estates, Broadwater Farm, the towers of Edmonton. Industry follows the Lea through Tottenham into [Enfield](/areas/enfield), where long sheds, depots and a new district at Meridian Water share the valley floor.",
    ],
    working: [
      "One visit here may be about a flue on a town house and the next about radiant heaters in a warehouse. Heating matters more than cooling. The usual jobs are boilers in houses that were split into flats, shared boilers in mansion blocks, and controls in suburban schools and synagogues. Most streets have parking rules, so please tell us where the van can stand.",
      "Highgate and Hampstead rise above 120 m, and the mains pressure on upper floors there can be poor. We measure it before we offer a pump or a cylinder. Plots in the Lea Valley are flat, wet and likely to flood. In the Garden Suburb the trust must approve changes to the outside besides the council. Estates at Bunhill, Edmonton and Broadwater Farm take heat from networks, each with an operator and rules of its own.",
    ],
    dayAndNight: [
      "A house split into flats may have a boiler on every floor. Each flat that you let needs a [landlord’s gas safety certificate](/gas-services/landlord-gas-safety) every year. When a boiler fails, our [boiler repair engineers](/boiler-services) come. For a burst pipe or a blocked drain call our [24/7 emergency plumbers](/services/emergency-plumbing-repairs). For small jobs see our page on [a plumber in London](/plumbing-services/plumber-london).",
      "For schools, synagogues and managing agents we look after [communal and commercial heating](/heating-services) and [yearly gas certificates](/services/gas-safety-certificates). Warehouses along the Lea ask for [maintenance of heaters and cooling](/maintenance), and homes on the ridge for [water pumps](/plumbing-services/pump-installation).",
    ],
    benefits: [
      "We fit flues and boilers that suit the age of your house, from a hidden Georgian roof to a 1930s gable",
      "You know the water pressure on the hill before we recommend a pump or a cylinder",
      "We ask for approvals in the Garden Suburb and conservation areas while we plan the job",
      "Your Lea Valley heaters and your hilltop boilers can share one maintenance plan",
    ],
    demand: [
      {
        service: "landlord-gas-safety",
        why: "From Holloway to Wood Green most Victorian houses are divided, and many a floor is let on its own with its own boiler.",
      },
      {
        service: "heating-system-maintenance",
        why: "Schools, synagogues, care homes and mansion flats fill the northern suburbs with boiler houses that need an overhaul each summer.",
      },
      {
        service: "appliance-servicing",
        why: "Streets of interwar semis rely on wall-hung boilers, and the hard water of Thames and Lea furs them up inside.",
      },
    ],
  },
  "south-london": {
    description:
      "Plumbers, gas and heating engineers across south London: boilers, leaks, landlord gas checks and heat pumps, from Battersea to Croydon and Orpington.",
    lead: "From the river at Vauxhall to the lanes of the North Downs, south London calls us for plumbing, gas, heating and air conditioning. Boilers, leaks and bathrooms are the usual reasons.",
    buildings: [
      "There are few Underground lines, so the suburbs grew round railway stations. [Lewisham](/areas/lewisham), [Brixton](/areas/brixton) and [Streatham](/areas/streatham) have Victorian villas, [Battersea](/areas/battersea) and [Wandsworth](/areas/wandsworth) family terraces, and [Bexley](/areas/bexley), [Merton](/areas/merton) and [Sutton](/areas/sutton) rows of semis. St Helier, Bellingham and Downham are cottage estates.",
      "[Croydon](/areas/croydon) is the large office centre, and its slabs of the 1960s are turning into homes. [Kingston](/areas/kingston-upon-thames) and [Bromley](/areas/bromley) are shopping towns. [Greenwich](/areas/greenwich) has its World Heritage Site and [Woolwich](/areas/woolwich) its Arsenal, and towers stand by the river at Vauxhall, Battersea and Woolwich. Beyond [Orpington](/areas/orpington) lie villages.",
    ],
    working: [
      "Houses and small blocks far outnumber large commercial plant here. Before we recommend a boiler, or a cylinder for a bathroom in the loft, we measure the flow at your stop valve and the size of your gas pipe. The Wandle, Ravensbourne, Quaggy, Hogsmill and Cray all flood, so boilers that stand low beside them should be raised.",
      "Further south the land rises on chalk to more than 200 m, and the water pressure changes with the slope. Lanes beyond the gas main run on oil or bottled gas. In the terraces we ask about parking when you book.",
    ],
    dayAndNight: [
      "Most callers here live in a house. They need a [plumber for an everyday job](/plumbing-services/plumber-london) or an [engineer for the boiler](/boiler-services). When water is running at night, they need our [emergency plumbing repairs](/services/emergency-plumbing-repairs). For a new bathroom in the loft there are our [bathroom and kitchen plumbers](/services/bathroom-kitchen-plumbing).",
      "Landlords from Brixton to Bexley book the [yearly gas check](/gas-services/landlord-gas-safety). Offices in Croydon can have [air conditioning](/air-conditioning) and heating in one [yearly contract](/maintenance). Owners near the Downs ask us whether a [heat pump](/services/energy-efficient-solutions) would suit their house.",
    ],
    benefits: [
      "We size boilers house by house, from the water flow and the gas pressure we measure",
      "Your low-lying boiler is raised, or given an alarm, along five rivers that flood",
      "We compare oil, bottled gas and heat pumps where the gas main stops",
      "You can have Croydon office plant and suburban boilers under a single contract",
    ],
    demand: [
      {
        service: "plumber-london",
        why: "Houses and conversions bring everyday plumbing: lead pipes, shared drains and worn cylinders.",
      },
      {
        service: "energy-efficient-solutions",
        why: "From Sutton to Orpington, gardens and driveways have the space for outdoor units and larger cylinders that inner London lacks.",
      },
      {
        service: "commercial-installation",
        why: "Office towers in Croydon and Sutton are becoming flats, where every home needs a bathroom and two washrooms served a whole floor.",
      },
    ],
  },
  "east-london": {
    description:
      "Gas, heating, cooling and plumbing across east London: Canary Wharf offices, Shoreditch workshops, Stratford flats, Dagenham factories and terraces.",
    lead: "From Shoreditch to Dagenham, east London calls us for a plumber, a gas or heating engineer, or air conditioning. Flats on heat networks, boilers and leaks are the usual reasons.",
    buildings: [
      "Docks have become offices, rail yards a park and car works a place for warehouses. [Canary Wharf](/areas/canary-wharf), [Stratford](/areas/stratford) and the Royal Docks in [Newham](/areas/newham) are new districts with towers, private roads and central energy plant. [Shoreditch](/areas/shoreditch), [Hackney](/areas/hackney) and [Tower Hamlets](/areas/tower-hamlets) have workshops, markets, weavers’ houses and some of London’s densest council housing.",
      "Further out come the terraces of [Waltham Forest](/areas/waltham-forest) and [Ilford](/areas/ilford). The Becontree cottage estate across [Barking](/areas/barking) and [Dagenham](/areas/dagenham) was built by the London County Council from 1921. [Romford](/areas/romford) and [Havering](/areas/havering) end in semis and Essex villages.",
    ],
    working: [
      "Much in the new districts was built after 2000 and takes its heat from networks and shared plant. There we check how well the heat exchanger works, how cool the water returns and what the meter counts. In older blocks built of panels we ask the opposite question: after the collapse at Ronan Point, may there be gas at all? We read the structural records before we quote.",
      "Marsh, docks and rivers make basements and lift pits depend on pumps along the Lea, the Roding and the Thames. Factories need process gas, radiant heat and large extract, and many give our engineers a site induction first. On Canary Wharf’s private estate, deliveries and hot works follow its own rules.",
    ],
    dayAndNight: [
      "If your flat on a heat network goes cold, the fault may be in its own unit. Our [heating engineers](/heating-services) can tell which side it is on. In terraces from Walthamstow to Ilford it is more often [the gas boiler that has stopped](/boiler-services), and landlords need a [gas record each year](/gas-services/landlord-gas-safety). Leaks in tall blocks go to our [emergency plumbers at any hour](/services/emergency-plumbing-repairs).",
      "Breweries, bakeries and restaurants ask our [gas engineers](/gas-services) for larger supplies, [kitchen interlocks](/gas-services/commercial-kitchen-gas) and [extract for arches and basements](/services/ventilation-systems). In towers and student blocks we check the [stored water](/services/water-system-maintenance) and look after [heating and cooling plant](/hvac-services).",
    ],
    benefits: [
      "We look after flats heated by a network as well as terraces with gas boilers",
      "You get no gas quotation for a panel block until we have read its structural records",
      "We service factory heaters and process burners along the A13 between shifts",
      "We arrange inductions, crane notices and hot works permits before the day",
    ],
    demand: [
      {
        service: "gas-system-installations",
        why: "Breweries, bakeries, laundries and workshops move into units whose meter was set for a tenant who used far less gas.",
      },
      {
        service: "ventilation-systems",
        why: "From Bethnal Green to Hackney Wick, trades in arches and basements make heat, dust and smell under other people’s homes.",
      },
      {
        service: "water-system-maintenance",
        why: "In tall towers, student blocks and rented flats across the Lea, stored and recirculated water has to be checked and recorded.",
      },
    ],
  },
  "west-london": {
    description:
      "Air conditioning, heating, gas and plumbing across west London: Fulham houses, Hammersmith offices, Park Royal factories, Wembley flats and hotels.",
    lead: "West London has airport hotels, food factories and film studios as well as houses. Our plumbers and our gas, heating and air-conditioning engineers work in all of them, on rooftop cooling, hot water, boilers, basements and leaks.",
    buildings: [
      "Inner west London is brick and stucco. [Fulham](/areas/fulham) has houses with dug-out basements, and [Hammersmith](/areas/hammersmith) mansion blocks beside a cluster of offices. Along the A40 and the M4 follow White City’s studios and campus, the Chiswick business park and Brentford’s Golden Mile of offices.",
      "Park Royal, between [Ealing](/areas/ealing) and [Brent](/areas/brent), is one of Europe’s large industrial estates and full of food factories. [Wembley](/areas/wembley) has rental towers. [Harrow](/areas/harrow) and [Uxbridge](/areas/uxbridge) are suburbs of the Metropolitan line. [Hounslow](/areas/hounslow) and [Hillingdon](/areas/hillingdon) have airport hotels, freight sheds and data centres, and [Richmond](/areas/richmond) and [Twickenham](/areas/twickenham) are river villages with palaces and parks.",
    ],
    working: [
      "Many roofs here are wide and low. Warehouses from Greenford to Hayes can carry rooftop units once the steel is checked and a mobile crane can stand beside them. Near Heathrow the airport has to agree to the lift. Its aircraft keep windows shut below the approach, so homes and classrooms there need fresh air through a silencer.",
      "Food factories at Park Royal wash down with hot water, chill hard and cannot pause. In parts of the west it is hard to get more electricity. We therefore reuse the heat that their refrigeration gives off and keep existing gas supplies in good order. In Fulham the plots are small and the basements deep, and an outdoor unit has to be very quiet. Tell us about parking bays and permits there, so that we can plan the delivery.",
    ],
    dayAndNight: [
      "In offices on the Great West Road and in Hammersmith we [service and repair air conditioning](/air-conditioning). Film stages and retail parks come to us for [packaged rooftop units](/services/rooftop-unit-installation). When hot water or cooling fails in an airport hotel or a food factory, it cannot wait for the morning, and our [24/7 heating and cooling engineers](/services/emergency-hvac) take the call.",
      "In Fulham, Ealing and Harrow we [repair boilers](/boiler-services), drain basements with [sump pumps](/plumbing-services/pump-installation) and do the [gas checks that landlords need](/gas-services/landlord-gas-safety). If water is coming in now, go to our [emergency page](/emergency) or straight to our [plumbers on call](/services/emergency-plumbing-repairs).",
    ],
    benefits: [
      "We settle roof steel, crane position and airport limits before plant is bought",
      "You know how much electricity you can have before we propose a heat pump or a chiller",
      "We use the heat from food factories’ refrigeration for their wash-down water",
      "Your rooms under the flight path get fresh air with the windows closed",
    ],
    demand: [
      {
        service: "rooftop-unit-installation",
        why: "Retail parks, film stages and warehouses west of Park Royal have broad, clear roofs that suit packaged units.",
      },
      {
        service: "air-conditioning-installation",
        why: "The sun overheats business parks along the Great West Road through their glass, and top-floor rooms in Fulham through the slates.",
      },
      {
        service: "commercial-boiler-installation",
        why: "Airport hotels, food factories and campus blocks use hot water in peaks that need several boilers and storage.",
      },
    ],
  },
} as const satisfies Partial<Record<AreaSlug, AreaCopy>>;
