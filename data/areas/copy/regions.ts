/** Area copy: the five regions of London. */
import { changes } from "../../changes";
import type { AreaCopy } from "../../types";
import type { AreaSlug } from "../places";

export const regions = {
  "central-london": {
    title: "Central London HVAC, chillers, gas and plumbing",
    description:
      "HVAC, gas and plumbing for central London: estate-owned town houses, hotels, hospitals, theatres, West End shops and the office towers of the City.",
    lead: "Little spare roof, many landlords to ask and plant that may not stop: most central London work is decided on paper before anyone lifts a tool.",
    buildings: [
      "Land here belongs to estates. Grosvenor, Howard de Walden, Portman, Bedford and the Crown hold Georgian and stucco streets from [Mayfair](/areas/mayfair) and [Marylebone](/areas/marylebone) to [Bloomsbury](/areas/bloomsbury), let as offices, clinics, colleges and flats. Hotels fill [Paddington](/areas/paddington); museums and mansion blocks mark [Kensington](/areas/kensington).",
      "The [City of London](/areas/city-of-london) and London Bridge supply the towers, with sealed façades and central chilled water. [Westminster](/areas/westminster) adds ministries and theatres. [Camden](/areas/camden) and [Southwark](/areas/southwark) are mixed: King’s Cross and Bankside rebuilt, terraces, markets and council estates around them. Suburban houses are almost absent.",
    ],
    working: [
      "Cooling leads here, where outer districts ask first for heat. Floors are dense, windows stay shut and equipment runs past midnight, so chillers work in winter too. Night-time noise at bedrooms across the mews, assessed to BS 4142, often fixes the size of the machine.",
      `Every alteration collects consents: freeholder, head lessee, planning authority, sometimes the airspace owner. Plant comes in by early Sunday crane, or in sections by goods lift. Basements lie below sewer level and lean on pumps. Heat networks at Pimlico, King’s Cross, South Bermondsey and in the City mean that a flat or office may have no boiler at all. ${changes.heatNetworks.brief}`,
    ],
    benefits: [
      "Landlord, lessee and planning approvals gathered in one file before work is fixed",
      "Noise figures for night running known before the plant is chosen",
      "Shutdowns placed in the hours when theatre, clinic or trading floor can spare them",
      "Cooling plant set up for January loads as well as July ones",
    ],
    demand: [
      {
        service: "chiller-installation",
        why: "Central chilled water is the normal system in large central buildings, and the crane slot, the roof steel and the noise limit all narrow the choice.",
      },
      {
        service: "emergency-hvac",
        why: "Trading floors, hotel bedrooms and server rooms lose money from the moment that their cooling stops.",
      },
      {
        service: "hvac-system-design",
        why: "With listed fabric below and crowded roofs above, the route of every duct is decided on paper or not at all.",
      },
    ],
  },
  "north-london": {
    title: "North London heating, gas safety and plumbing",
    description:
      "Heating, gas safety and plumbing across north London: Islington squares, Hampstead villas, Haringey terraces, Barnet suburbs and Enfield’s Lea Valley sheds.",
    lead: "North London climbs from Georgian squares to hilltop villages, then spreads into interwar suburbs that end at the Lea Valley warehouses and the Green Belt.",
    buildings: [
      "Age falls as you travel out. [Islington](/areas/islington) is late Georgian and early Victorian; [Haringey](/areas/haringey) and [Tottenham](/areas/tottenham) are late Victorian and Edwardian terraces; [Finchley](/areas/finchley) and [Barnet](/areas/barnet) are mostly semis of the twenties and thirties. [Hampstead](/areas/hampstead) and Highgate stand apart on their ridge, with brick villas, mansion flats and modernist houses.",
      "Hampstead Garden Suburb is planned cottages and larger houses under its own trust. Council building is strong: Finsbury’s estates, Broadwater Farm, the towers of Edmonton. Industry follows the Lea through Tottenham into [Enfield](/areas/enfield), where long sheds, depots and a new district at Meridian Water share the valley floor.",
    ],
    working: [
      "This is the part of London where one visit may mean a town-house flue and the next a warehouse with radiant heaters. Heat outweighs cooling. The common jobs are boilers in subdivided houses, communal plant in mansion blocks and controls in suburban schools and synagogues.",
      "Height matters on the northern ridge. Highgate and Hampstead reach above 120 m, where mains pressure can be poor on upper floors, while Lea Valley plots are flat, wet and prone to flood. The Garden Suburb’s trust must approve external changes besides the council. Estates at Bunhill, Edmonton and Broadwater Farm draw on heat networks, each with its own operator and rules.",
    ],
    benefits: [
      "Flues and boilers fitted to the house’s period, from valley roof to 1930s gable",
      "Pressure measured on the hill before pumps or cylinders are promised",
      "Garden Suburb and conservation-area approvals dealt with alongside the job",
      "Lea Valley heaters and hilltop boilers covered by one maintenance plan",
    ],
    demand: [
      {
        service: "landlord-gas-safety",
        why: "Subdivided Victorian houses dominate from Holloway to Wood Green, and many a storey is a separate let with its own boiler.",
      },
      {
        service: "heating-system-maintenance",
        why: "Schools, synagogues, care homes and mansion flats fill the northern suburbs with mid-sized boiler houses that need a summer overhaul.",
      },
      {
        service: "appliance-servicing",
        why: "Interwar semis by the street rely on wall-hung boilers, and hard Thames and Lea water furs their heat exchangers.",
      },
    ],
  },
  "south-london": {
    title: "South London boilers, plumbing and heating",
    description:
      "Boilers, plumbing and heating across south London: Victorian terraces, interwar estates, Croydon offices, Thames-side flats and houses on the chalk downs.",
    lead: "South London runs from river towers at Vauxhall and Woolwich, through mile upon mile of railway suburb, to farm lanes on the North Downs.",
    buildings: [
      "Railways made it. With few Underground lines, south London grew around suburban stations: Victorian villas in [Lewisham](/areas/lewisham), [Brixton](/areas/brixton) and [Streatham](/areas/streatham), family terraces in [Battersea](/areas/battersea) and [Wandsworth](/areas/wandsworth), semis through [Bexley](/areas/bexley), [Merton](/areas/merton) and [Sutton](/areas/sutton). St Helier, Bellingham and Downham are London County Council cottage estates.",
      "[Croydon](/areas/croydon) is the large office centre, with slabs of the 1960s now turning residential. [Kingston](/areas/kingston-upon-thames) and [Bromley](/areas/bromley) are shopping towns. [Greenwich](/areas/greenwich) has its World Heritage Site, [Woolwich](/areas/woolwich) its Arsenal; Vauxhall and Battersea bring towers. Beyond [Orpington](/areas/orpington) lie villages.",
    ],
    working: [
      "Houses and small blocks outnumber large commercial plant, so capacity is a domestic question writ large: flow at the stop valve, gas pipe size, a cylinder for the loft bathroom. Tributaries shape the ground. Wandle, Ravensbourne, Quaggy, Hogsmill and Cray all flood, and low boilers along them should be raised.",
      "Further south the land rises on chalk to more than 200 m. Supply there comes from a different water company in places, pressure varies with the contour, and lanes off the gas grid run on oil or bottled gas. Heat pumps find room in those gardens more easily than in Brixton.",
    ],
    benefits: [
      "Boilers sized on tested water flow and gas pressure, house by house",
      "Low-lying plant on five flooding tributaries raised or alarmed",
      "Oil, bottled-gas and heat-pump choices compared where the main stops",
      "Croydon office plant and suburban boilers kept under a single contract",
    ],
    demand: [
      {
        service: "plumber-london",
        why: "A region of houses, conversions and small parades breeds everyday plumbing: lead mains, shared drains, tired cylinders and awkward bathrooms.",
      },
      {
        service: "energy-efficient-solutions",
        why: "Gardens, driveways and detached plots from Sutton to Orpington give outdoor units and larger cylinders the space that inner London lacks.",
      },
      {
        service: "commercial-installation",
        why: "Office towers in Croydon and Sutton are turning into flats, which replaces two washrooms a floor with a bathroom for every home.",
      },
    ],
  },
  "east-london": {
    title: "East London HVAC, gas and plumbing contractors",
    description:
      "HVAC, gas and plumbing for east London: Canary Wharf towers, Shoreditch warehouses, Olympic Park heat network, Victorian terraces and Dagenham industry.",
    lead: "London’s industrial side, rebuilt: docks into offices, rail yards into a park, car-plant land into logistics, with terraces and council estates between.",
    buildings: [
      "Two kinds of place alternate. [Canary Wharf](/areas/canary-wharf), [Stratford](/areas/stratford) and the Royal Docks in [Newham](/areas/newham) are new districts with towers, private roads and central energy plant. [Shoreditch](/areas/shoreditch), [Hackney](/areas/hackney) and [Tower Hamlets](/areas/tower-hamlets) are workshops, markets, weavers’ houses and some of London’s densest council housing.",
      "Further out come by-law terraces in [Waltham Forest](/areas/waltham-forest) and [Ilford](/areas/ilford), then the Becontree cottage estate across [Barking](/areas/barking) and [Dagenham](/areas/dagenham), built by the London County Council from 1921. [Romford](/areas/romford) and [Havering](/areas/havering) finish in semis and Essex villages. Factories, depots and food plants line the A13.",
    ],
    working: [
      "The new districts take their heat from networks and communal plant, because so much was built after 2000. The engineer’s questions are exchanger approach, return temperature and metering. Older panel-built blocks bring the opposite question: after Ronan Point, whether gas may be there at all.",
      "Marsh, dock and river levels leave basements and lift pits dependent on pumps along the Lea, the Roding and the Thames. Industry asks for process gas, radiant heat and large extract, often on sites with their own inductions. Cranes near London City Airport are notified to it. Canary Wharf’s private estate sets its own rules for deliveries and hot work.",
    ],
    benefits: [
      "Network-heated flats and gas-fired terraces understood by the same engineers",
      "Structural records for panel blocks read before gas is quoted",
      "Factory heaters and process burners serviced between shifts along the A13",
      "Estate inductions, crane notices and hot-work permits arranged in advance",
    ],
    demand: [
      {
        service: "gas-system-installations",
        why: "Breweries, bakeries, laundries and workshops move into eastern units with loads far above what the former tenant’s meter was set for.",
      },
      {
        service: "ventilation-systems",
        why: "Arches, basements and warehouse conversions from Bethnal Green to Hackney Wick have trades that make heat, dust and smell under other people’s homes.",
      },
      {
        service: "water-system-maintenance",
        why: "Tall towers, student blocks and rental flats across the Lea hold stored and recirculated water that has to be monitored and recorded.",
      },
    ],
  },
  "west-london": {
    title: "West London air conditioning, boilers and HVAC",
    description:
      "Air conditioning, boilers and rooftop plant for west London: Fulham houses, Hammersmith offices, Park Royal industry, Wembley towers and Heathrow estates.",
    lead: "Offices, studios, sheds and hotels follow the M4 and A40 out to Heathrow, past Fulham’s terraces, Ealing’s villas and the semis of Metroland.",
    buildings: [
      "The inner west is brick and stucco: [Fulham](/areas/fulham) houses with dug-out basements, and mansion blocks by [Hammersmith](/areas/hammersmith)’s office cluster. White City’s studios and campus, the Chiswick business park and Brentford’s Golden Mile make a chain of workplaces westward.",
      "Park Royal, between [Ealing](/areas/ealing) and [Brent](/areas/brent), is one of Europe’s large industrial estates, dense with food factories. [Wembley](/areas/wembley) has rental towers. [Harrow](/areas/harrow) and [Uxbridge](/areas/uxbridge) are Metropolitan line suburbia; [Hounslow](/areas/hounslow) and [Hillingdon](/areas/hillingdon) hold airport hotels, freight sheds and data centres. [Richmond](/areas/richmond) and [Twickenham](/areas/twickenham) are river villages with palaces and parks.",
    ],
    working: [
      "Wide, low roofs make this packaged-plant country. Sheds from Greenford to Hayes can take rooftop units if the purlins have been checked and a mobile crane can stand beside them. Lifts close to Heathrow need the airport’s agreement. Its aircraft keep windows shut beneath the approach, so homes and classrooms need attenuated fresh air.",
      "Food plants at Park Royal wash down hot, chill hard and cannot pause, and new electrical capacity is hard to obtain in parts of the west. That favours heat recovery from refrigeration and steady use of existing gas supplies. Fulham is the reverse: small plots, deep basements and condensers that must be silent.",
    ],
    benefits: [
      "Roof steel, crane stand and airport limits resolved before plant is bought",
      "Electrical headroom confirmed before heat pumps or chillers are proposed",
      "Refrigeration heat from food plants put to use for wash-down water",
      "Fresh air designed for closed windows under the flight path",
    ],
    demand: [
      {
        service: "rooftop-unit-installation",
        why: "Retail parks, film stages and warehouses west of Park Royal offer broad clear roofs that suit self-contained plant.",
      },
      {
        service: "air-conditioning-installation",
        why: "Business parks along the Great West Road and top-floor rooms in Fulham overheat alike, one through glass and the other through slate.",
      },
      {
        service: "commercial-boiler-installation",
        why: "Airport hotels, food factories and campus blocks have hot-water peaks that call for cascaded plant and stored capacity.",
      },
    ],
  },
} as const satisfies Partial<Record<AreaSlug, AreaCopy>>;
