import { changes } from "../../changes";
import type { AreaCopy } from "../../types";
import type { AreaSlug } from "../places";

/** The words of the London areas from Barking to Dagenham. */
export const londonAToD = {
  barking: {
    title: "Barking Heating, Gas and Plumbing for Homes and Industry",
    description:
      "Heat interface units in new Barking flats, warm-air heaters in River Road workshops and boilers in older terraces, repaired and maintained.",
    lead: "Barking runs from an abbey green down to working wharves, with new districts of flats in between. Each of the three heats its buildings in its own way.",
    buildings: [
      "Around the ruins of Barking Abbey and St Margaret’s Church the centre is compact: East Street shops, the red-brick Town Hall with its clock tower, Victorian terraces near the station. Off Longbridge Road stand the bay-fronted interwar houses of the Leftley estate.",
      "The slab and tower blocks of the old Gascoigne estate are giving way to mid-rise flats, and Barking Riverside is rising on the former power station land beside the Thames. South of the A13, River Road and Thames Road hold factories, yards and distribution sheds.",
    ],
    working: [
      `Flats on the town-centre heat network have no boiler of their own. A heat interface unit in the hall cupboard does the work, and London’s hard water scales the hot-water side of its plate exchanger. Isolation of the incoming heat main is agreed with the network operator first. ${changes.heatNetworks.brief}`,
      "Ground beside the Roding and the creek is low, so plant-room sumps want duty and standby pumps with a high-level alarm. In River Road units the issues are reach and dust: platforms for radiant tubes, and filters matched to what the process throws into the air.",
    ],
    benefits: [
      "Interface units in new Barking blocks descaled and reset before winter, flat by flat",
      "Workshop heaters off River Road serviced between deliveries",
      "Sump pumps near the Roding tested under load, with alarms that ring somebody",
    ],
    demand: [
      {
        service: "heating-system-maintenance",
        why: "Regenerated estates rely on interface units, riser valves and shared pumps that nobody looks at until a whole stair goes cold.",
      },
      {
        service: "appliance-servicing",
        why: "Warm-air and radiant heaters along Thames Road draw in workshop dust and need their burners cleaned every year.",
      },
      {
        service: "pump-installation",
        why: "Basements and lift pits between two tidal rivers stay dry only as long as their pumps start.",
      },
    ],
  },
  barnet: {
    title: "Barnet Boilers, Heat Pumps and Plumbing, Hadley to Whetstone",
    description:
      "Heating, gas and water services for Barnet’s hilltop high street, Totteridge and Hadley houses, schools, and Whetstone offices turned into flats.",
    lead: "High Barnet sits on one of the highest ridges in outer London. Water pressure, exposure and quiet nights shape the engineering up here.",
    buildings: [
      "Chipping Barnet gathers round St John the Baptist church and the High Street, with The Spires shopping centre behind and Barnet Hospital on Wellhouse Lane. Georgian houses face Hadley Green and Monken Hadley common, both inside a conservation area, as is Wood Street.",
      "Victorian villas spread from New Barnet station towards Oakleigh Park and East Barnet. Totteridge has large detached houses along its green lanes. On the High Road at Whetstone, post-war office blocks are turning into apartments, while Cockfosters ends in interwar parades beside the Piccadilly line.",
    ],
    working: [
      "On the ridge the mains can be modest at breakfast time, so we log pressure and flow over a day before offering a combination boiler or an unvented cylinder. A house with four bathrooms usually needs stored hot water and often a break tank with a booster set.",
      "Totteridge and Hadley are very quiet after dark. An outdoor unit that passes on a city street can fail there, so condensers and heat pumps are placed, screened and night-limited from a measured background. Office conversions bring another task: one landlord’s boiler plant divided into metered circuits.",
    ],
    benefits: [
      "Mains pressure logged at the top of the hill before any cylinder is chosen",
      "Heat pumps sited for the hush of Totteridge, with night settings proved on site",
      "Whetstone office conversions given separate, metered heating and water",
    ],
    demand: [
      {
        service: "energy-efficient-solutions",
        why: "Detached plots in Totteridge and Arkley have the garden room for heat pumps, and the heat loss that makes careful sizing necessary.",
      },
      {
        service: "pump-installation",
        why: "Houses and small blocks near the church stand high above the low ground and feel every dip in the main.",
      },
      {
        service: "commercial-boiler-installation",
        why: "Barnet’s large schools, care homes and converted offices run boiler rooms that are due for smaller condensing plant.",
      },
    ],
  },
  battersea: {
    title: "Battersea Air Conditioning, Boilers and Plumbing in SW11",
    description:
      "From Prince of Wales Drive mansion flats to Nine Elms towers and Northcote Road kitchens: cooling, heating, gas and plumbing work across Battersea.",
    lead: "Park-side mansion flats, railway arches, model cottages and a power station full of offices: Battersea asks for four kinds of building services within a mile.",
    buildings: [
      "Red-brick mansion blocks line Prince of Wales Drive along the south side of Battersea Park. The Shaftesbury Park Estate, a conservation area of 1870s Gothic cottages, lies off Lavender Hill, and bay-windowed terraces run either side of Northcote Road. Arding & Hobbs still marks Clapham Junction.",
      "Battersea Power Station, listed Grade II*, now holds shops, offices and apartments. Glass towers follow the river to Nine Elms and the American embassy. Winstanley, Doddington and Rollo are the large post-war estates, and trains cross the whole district on brick viaducts.",
    ],
    working: [
      "A mansion flat five floors up has no roof of its own: boiler flues belong on the rear or in the lightwell, and the freeholder’s licence comes before the order. At Shaftesbury Park the street fronts stay clear of terminals and pipes.",
      "New riverside blocks work by permit. Loading slots, goods lifts and fan-coil drain-downs are arranged with the estate office, and heat arrives from an energy centre. Under the viaducts a kitchen or gym can breathe only through its end walls, so supply and extract are drawn before the layout is fixed.",
    ],
    benefits: [
      "Licence drawings for mansion flats by the park, ready for the freeholder’s surveyor",
      "Fan-coil units in Nine Elms apartments serviced within the estate’s permit times",
      "Arch kitchens with extract worked out first and the hob line second",
    ],
    demand: [
      {
        service: "air-conditioning-installation",
        why: "Glazed flats by the river and top-floor rooms facing the park overheat, and both need outdoor units that neighbours neither see nor hear.",
      },
      {
        service: "commercial-kitchen-gas",
        why: "Northcote Road, Battersea Rise and the arches are packed with small kitchens whose gas must stop when the extract does.",
      },
      {
        service: "plumber-london",
        why: "Basement and loft extensions in the terraces outgrow the supply pipe, and stacked mansion flats share every leak.",
      },
    ],
  },
  bexley: {
    title: "Bexley Boiler, Heating and Plumbing Work, Sidcup to Erith",
    description:
      "Boilers for Bexley’s interwar semis, industrial heating at Belvedere and Erith, and care for historic houses: gas, plumbing and HVAC work.",
    lead: "Most of Bexley was built between the wars for families with a garage. The rest makes, stores or burns something beside the Thames.",
    buildings: [
      "Welling, Bexleyheath and Sidcup are streets of 1930s semis with hipped roofs, side drives and long gardens. Bexleyheath’s Broadway is the main shopping street; Old Bexley keeps a village centre on the Cray. Queen Mary’s Hospital stands at Sidcup.",
      "Three Grade I houses are within reach of one another: Hall Place, Danson House and Red House, which Philip Webb designed for William Morris. Down by the Thames, Erith has tower blocks, Thamesmead its concrete terraces, and Belvedere distribution sheds and an energy-from-waste plant.",
    ],
    working: [
      "Semis here often keep a loft tank, a back boiler behind the lounge fire or microbore pipework under solid floors. Each changes what a new boiler needs: a capped and vented chimney, a gas run from the meter in larger pipe, a flush before anything is connected.",
      "Water drawn from the chalk furs plate exchangers quickly. The chalk also hides deneholes, old hand-dug shafts, so a trench or plant base is checked against known ground. At Belvedere, radiant heaters above racking call for platforms and a slot between shifts, and river-level electrical gear goes high on the wall.",
    ],
    benefits: [
      "Back boilers removed and chimneys closed properly, with the gas run resized",
      "Belvedere shed heaters reached between shifts, above loaded racking",
      "Scale control specified for chalk water, with a date for its next check",
    ],
    demand: [
      {
        service: "gas-pipework-installation",
        why: "The meter of a 1930s semi is at the front and the new boiler is at the back, so the old pipe is rarely large enough.",
      },
      {
        service: "rooftop-unit-installation",
        why: "Big-box stores and sheds along the Erith and Belvedere riverside carry their plant on wide, light roofs.",
      },
      {
        service: "landlord-gas-safety",
        why: "Family houses let to tenants from Welling to Slade Green each need a dated record, every year.",
      },
    ],
  },
  bloomsbury: {
    title: "Bloomsbury HVAC and Gas for Listed and Campus Buildings",
    description:
      "Air conditioning, ventilation, gas and water services in Bloomsbury’s Georgian terraces, hospitals, university halls and Hatton Garden workshops.",
    lead: "Few districts mix so much listed brick with such demanding air: operating theatres, reading rooms, laboratories and hotel kitchens, a square apart.",
    buildings: [
      "Bedford Square is among the most complete Georgian squares in London, its terraces Grade I throughout. Gower Street and Great James Street carry on the pattern. The British Museum, Senate House and the university colleges fill the blocks between, with Great Ormond Street and Queen Square hospitals to the east.",
      "The concrete terraces of the Brunswick Centre are Grade II. Edwardian stone offices line Kingsway, barristers work in Lincoln’s Inn and Gray’s Inn, jewellers solder above the shops of Hatton Garden, and Charlotte Street in Fitzrovia lives on its restaurants.",
    ],
    working: [
      "Terraced fronts can take nothing visible. Condensers go in rear lightwells or a mansard valley, refrigerant lines follow old flues or closet wings, and listed building consent covers the fixings too. Where an estate owns the freehold, its licence is a second application with its own surveyor.",
      "Boilers often sit in pavement vaults, damp and short of combustion air. Bench torches in Hatton Garden need gas, oxygen and fume extract treated as one system. Hospital and laboratory air is changed over only at agreed hours, with pressures read before and after.",
    ],
    benefits: [
      "Pipe routes that leave cornices, panelling and stone stairs as they were found",
      "Drawings fit for both the estate surveyor and the conservation officer",
      "Hatton Garden benches with extract and gas proved together",
    ],
    demand: [
      {
        service: "ventilation-systems",
        why: "Seminar rooms, clinics and basement kitchens were put into houses built for open windows and coal fires.",
      },
      {
        service: "hvac-system-design",
        why: "A listed terrace gives one or two honest routes for pipes, and they have to be found on paper before consent is sought.",
      },
      {
        service: "gas-system-installations",
        why: "Old supplies in vaults, shared by hotel kitchens and workshops, need resizing and new isolation before more load is added.",
      },
    ],
  },
  brent: {
    title: "Brent Commercial Gas and HVAC: Park Royal, Willesden, NW10",
    description:
      "Process gas and cooling for Park Royal food makers, landlord checks in Willesden and Cricklewood houses, and plant for Harlesden shops and clinics.",
    lead: "Southern Brent cooks for much of London and houses the people who do it. Gas load, extract and let property are the three constants.",
    buildings: [
      "Park Royal is the industrial heart: bakeries, ready-meal plants, printers, film suppliers and self-storage, with the First Central business park and Central Middlesex Hospital among them. Old Oak Common and its railway works lie to the south-east.",
      "Harlesden and Willesden have Victorian terraces over and behind busy parades. The Mapesbury conservation area, up towards Cricklewood, keeps broad, gabled houses, many split into flats. Neasden is interwar, around its great marble temple, and Stonebridge has been rebuilt from towers to low brick streets.",
    ],
    working: [
      "A food plant stops for hygiene, never for a contractor, so burners, coils and extract ducts are booked into the wash-down gap. Stainless surfaces, swarf control and a signed list of tools come with the permit. Extra ovens may outgrow the meter, which means an early word with the gas transporter.",
      "Converted houses off Willesden Lane pack several boilers and one undersized riser behind shared doors. We trace which meter feeds which flat before testing. Flats over Harlesden’s shops vent on to rear yards where kitchen ducts already end, so flue clearances are drawn before they are drilled.",
    ],
    benefits: [
      "Oven and boiler work fitted into the wash-down gap at Park Royal",
      "Meters and flats matched on one sheet for houses in multiple occupation",
      "Kitchen extract and flat flues kept apart in cramped Harlesden yards",
    ],
    demand: [
      {
        service: "system-commissioning",
        why: "Production burners in NW10 are set by analyser under real load, and the readings go into the factory’s audit file.",
      },
      {
        service: "chiller-installation",
        why: "Chilled-food lines and dense workshops reject heat all year, much of it beside housing.",
      },
      {
        service: "gas-safety-certificates",
        why: "Mapesbury and Kensal Green houses divided into flats multiply the appliances, flues and records behind one front door.",
      },
    ],
  },
  brixton: {
    title: "Brixton Kitchen Gas, Ventilation and Plumbing Engineers",
    description:
      "Extract and gas for Brixton’s market kitchens, boilers and leaks in Clapham and Herne Hill terraces, and plant for venues, estates and schools.",
    lead: "Brixton’s trade happens under arcade roofs, railway arches and theatre ceilings. Getting air in, smoke out and gas safely to the stove is most of the job.",
    buildings: [
      "Reliance Arcade, Market Row and Brixton Village, covered markets of the 1920s and 1930s, are listed together at Grade II. Electric Avenue curves beside them. The Academy is Grade II*, and the Town Hall tower stands opposite Windrush Square. Southwyck House and the Loughborough Estate are the big council set pieces.",
      "Victorian streets climb to Brixton Hill, Poets’ Corner and Brockwell Park. Clapham Old Town keeps Georgian houses around its common, while Herne Hill and East Dulwich are terraces with café parades.",
    ],
    working: [
      "An arcade unit has no outside wall. Extract has to rise through a listed roof or pass along a shared duct, and the gas valve must close when that fan stops. Arches under the viaduct take air from the front only. Market traders set out early, so shutdowns are late at night.",
      "The buried River Effra still sends storm water to low streets around Herne Hill, where basement drains deserve a non-return valve and a pumped sump. Streets on the Dulwich side may also answer to the Dulwich Estate’s scheme of management, which has its say on outside units.",
    ],
    benefits: [
      "Market kitchens with fan, valve and canopy tested as one before the inspector asks",
      "Basements on the Effra’s old course protected against a backing-up sewer",
      "Dulwich Estate applications supported with unit positions and sound data",
    ],
    demand: [
      {
        service: "commercial-kitchen-gas",
        why: "Dozens of small food businesses share old arcade supplies, and each hob line needs its interlock proved.",
      },
      {
        service: "ventilation-systems",
        why: "Windowless bars, rehearsal rooms and arch gyms fill faster than leakage can freshen them.",
      },
      {
        service: "emergency-plumbing-repairs",
        why: "Stacked conversions on Brixton Hill and Acre Lane pass one flat’s burst pipe to three others.",
      },
    ],
  },
  bromley: {
    title: "Bromley Heating, Plumbing and HVAC, Beckenham to Chislehurst",
    description:
      "Large-house boiler plant in Bickley and Chislehurst, town-centre cooling by The Glades, and services for schools, surgeries and care homes in Bromley.",
    lead: "Bromley sets a regional shopping centre among villas at the end of long drives. Distance inside the plot becomes an engineering matter.",
    buildings: [
      "The town centre is The Glades, a pedestrian High Street, the Churchill Theatre and the slabs and newer towers beside Bromley South. Bromley College, founded in the seventeenth century for clergy widows, is listed Grade I. Several office blocks have become flats.",
      "Bickley and Chislehurst have Victorian and Edwardian villas under mature trees, and Park Langley is a planned suburb and conservation area. Beckenham and West Wickham are mostly interwar. Penge is denser, with the Alexandra Cottages among its Victorian streets. Bethlem Royal Hospital stands in parkland at Monks Orchard.",
    ],
    working: [
      "A meter box at the gate and a plant room behind the house may be fifty metres apart. Low-pressure gas has little to lose over that run, so pipe diameter is worked out before the boiler is named. Protected trees decide where a trench or a heat pump base may go.",
      "Villas converted to nursing homes need heat and hot water to every wing while boilers are changed, so we stage the work around temporary plant. Part of Chislehurst lies over old chalk mines, which is worth a ground check. School and college plant is replaced in the summer weeks.",
    ],
    benefits: [
      "Long gas runs in Bickley gardens sized on paper before turf is lifted",
      "Care homes kept warm by temporary plant throughout a boiler change",
      "School boiler rooms finished and commissioned inside the summer break",
    ],
    demand: [
      {
        service: "commercial-boiler-installation",
        why: "Nursing homes, prep schools and villas in flats share big, ageing boilers that suit modular replacement.",
      },
      {
        service: "gas-pipework-installation",
        why: "Deep plots from Shortlands to Chislehurst put the appliance far from the meter.",
      },
      {
        service: "water-system-maintenance",
        why: "Care homes in BR1 to BR3 must keep stored water hot, mixed outlets safe and the monthly record complete.",
      },
    ],
  },
  camden: {
    title: "Camden Ventilation, Cooling, Gas and Plumbing: NW1, NW5, N1C",
    description:
      "Kitchen extract in Camden’s canal markets, chilled-water tenants at King’s Cross, and quiet plant for Nash terraces and Kentish Town workshops.",
    lead: "Between Regent’s Park and King’s Cross stand palace-fronted terraces, market kitchens, music rooms and research laboratories. Noise rules are strict and space is short.",
    buildings: [
      "Nash’s Grade I terraces face Regent’s Park, and painted villas climb Primrose Hill. Camden Town is brick terraces, Victorian piano factories turned studios, and the Stables Market in a listed horse hospital and railway vaults by the canal. The Roundhouse stands at Chalk Farm.",
      "Euston Road carries the British Library, University College Hospital and Regent’s Place; the Francis Crick Institute sits behind St Pancras. North of the stations, the Granary Building and Coal Drops Yard anchor the rebuilt railway lands. Kentish Town keeps light industry among its terraces.",
    ],
    working: [
      "King’s Cross has its own heating network, and a cooling network north of the canal. A tenant’s work starts at the secondary side of the plate exchanger: return temperatures, strainers, differential pressure and metering decide whether it performs. Landlord plant is not ours to touch, and we draw that line on the schematic.",
      "New external plant is judged by a BS 4142 assessment against the representative background level at night outside the nearest bedroom, and tonal fans are penalised. Crown Estate terraces need their landlord’s approval as well as consent. Market vaults are damp, low and busy until late, so ducts are changed early in the morning.",
    ],
    benefits: [
      "Secondary circuits at King’s Cross balanced to the return temperature the network wants",
      "Plant noise modelled for NW1 bedrooms before equipment is ordered",
      "Market and venue shutdowns fitted between closing time and the first delivery",
    ],
    demand: [
      {
        service: "ventilation-systems",
        why: "Vault kitchens, clubs and rehearsal rooms by the lock have crowds and cooking but hardly any windows.",
      },
      {
        service: "hvac-system-design",
        why: "Fit-outs in N1C connect to networks with fixed temperatures, so coil and pipe sizes have to follow them.",
      },
      {
        service: "air-conditioning-installation",
        why: "Studios in former factories are deep, glazed and full of equipment, with neighbours across a narrow mews.",
      },
    ],
  },
  "canary-wharf": {
    title: "Canary Wharf HVAC, Chillers and BMS for E14 Towers",
    description:
      "Chilled water, fan-coil, booster pump and riser work in Canary Wharf towers, South Quay apartments, Blackwall data halls and Poplar estates.",
    lead: "In the docklands, height is the first engineering fact. Water, smoke, people and replacement parts all have to travel a long way up.",
    buildings: [
      "One Canada Square opened in 1991 with fifty storeys and has been joined by bank headquarters, hotels and apartment towers on former dock quays, all above linked underground malls. South Quay and Wood Wharf are largely residential. Billingsgate’s fish trade came to Trafalgar Way in 1982, and data centres cluster towards Blackwall and East India Dock.",
      "Around them the older East End continues. The Lansbury Estate, a showpiece of the 1951 Festival of Britain, is a conservation area; Balfron Tower is Grade II*. Limehouse has Georgian streets and wharf conversions. The Isle of Dogs mixes post-war blocks with dockside closes.",
    ],
    working: [
      "Tall risers are split into pressure zones with break tanks or plate exchangers, and a booster failing at level 20 silences every tap above it. We isolate by zone and drain to a known point. Work in the private estate goes through its permit office, with loading-bay slots and goods-lift bookings.",
      "Trading floors and data halls lose money by the minute, so standby plant is proved before duty plant stops. Cooling towers and dry coolers share crowded roofs with cradles, which rules the lifting plan. In residential towers of 18 m and more, or of seven storeys, changes beyond like-for-like may need the Building Safety Regulator’s approval first.",
    ],
    benefits: [
      "Riser isolations planned by pressure zone, so one floor’s leak stays one floor’s problem",
      "Standby chillers proved before the duty machine is opened",
      "Permits, bay slots and lift bookings handled as part of the programme",
    ],
    demand: [
      {
        service: "chiller-installation",
        why: "Towers of the 1990s are replacing large machines that came up in pieces and must go down the same way.",
      },
      {
        service: "pump-installation",
        why: "Booster sets and transfer pumps lift all domestic water in the apartment towers around the docks.",
      },
      {
        service: "energy-efficient-solutions",
        why: "Sealed glass floors run fans and pumps all year, so variable speed and better control act on a large base load.",
      },
    ],
  },
  chelsea: {
    title: "Chelsea Air Conditioning and Heating in Period Houses",
    description:
      "Concealed cooling, boiler plant and leak repair for Chelsea terraces, artists’ studios, mansion flats, King’s Road shops and the specialist hospitals.",
    lead: "Chelsea wants comfort that nobody can see from the pavement. Deep basements, studio roofs and strict landlords set the terms.",
    buildings: [
      "Cheyne Walk has early Georgian houses behind railings by the river, Wren’s Royal Hospital fills its own grounds, and Tite Street and Glebe Place keep artists’ studios with great north lights. Stucco terraces and garden squares run from the King’s Road to The Boltons.",
      "Sloane Avenue has the big 1930s blocks: Chelsea Cloisters and Nell Gwynn House. The Royal Brompton, Royal Marsden and Chelsea and Westminster hospitals lie along the Fulham Road. At the western end the brick towers of World’s End look over Lots Road and its former power station, now part of a riverside housing scheme.",
    ],
    working: [
      "Houses have been dug down two floors for pools, cinemas and staff rooms, so fresh air, dehumidification and pumped drainage are what keep the rooms usable. A pool hall is kept under slight suction so its moisture stays inside. Foul and storm pumps need twin sets and an alarm that reaches someone who can act.",
      "Front areas and street-facing roof slopes rarely take plant in the Cheyne and Royal Hospital conservation areas. Condensers go to rear roof wells or vaults with ducted air. In the interwar blocks, one-pipe heating and shared soil stacks can mean that no flat is isolated without the porter and a floor plan.",
    ],
    benefits: [
      "Grilles, ducts and condensate runs drawn with the joinery and hidden within it",
      "Basement pumps alarmed to a telephone, for owners who are often abroad",
      "Block isolations agreed with the head porter before a valve is turned",
    ],
    demand: [
      {
        service: "air-conditioning-installation",
        why: "Attic bedrooms and north-lit studios overheat, and only ducted or low-level units respect the rooms.",
      },
      {
        service: "ventilation-systems",
        why: "Basement pools, gyms and kitchens have no windows and need their air made for them.",
      },
      {
        service: "bathroom-kitchen-plumbing",
        why: "Apartments off Sloane Avenue and houses around the squares refit marble bathrooms above other people’s ceilings.",
      },
    ],
  },
  "city-of-london": {
    title: "City of London Office HVAC, Chillers, BMS and Plumbing",
    description:
      "Chiller replacement, BMS controls, office fit-out plumbing and gas safety for City of London towers, livery halls, the Temple and Barbican homes.",
    lead: "The Square Mile works by day and renews its plant by night. Most lifts, drain-downs and changeovers here are planned for a weekend.",
    buildings: [
      "The towers stand in a cluster around Bishopsgate and Leadenhall, where 22 Bishopsgate reached 278 m in 2020. West of Bank lie inter-war stone banks and 1980s trading floors with deep plates. Wren churches, livery halls and Guildhall hold narrow sites between them.",
      "Barristers’ chambers occupy the courts of the Temple. Smithfield’s Victorian market halls are listed. The Barbican Estate and Golden Lane, both listed, hold many of the City’s homes, and the Barbican flats were built to take background warmth from electric cables in the floor slabs.",
    ],
    working: [
      "A chiller comes off a tower by mobile crane from a closed street, on a Saturday, with the highway licence fixed long before. Planning conditions generally hold new plant 10 dB below background, so acoustic screens and lower fan speeds belong in the selection. Wind at height also limits the lift.",
      "Heating and chilled water from the Citigen network reach Guildhall, the Barbican arts centre and others through exchangers that deserve their own service plan. Basement plant rooms lie beside Tube tunnels and Roman remains. At the Temple, gates, cobbles and court hours rule delivery.",
    ],
    benefits: [
      "Weekend changeovers with a written point of no return and a tested way back",
      "Tenants’ controls joined to the landlord’s BMS, with points lists both sides sign",
      "Chambers and livery halls served around sittings, dinners and services",
    ],
    demand: [
      {
        service: "chiller-installation",
        why: "Deep floors from the 1980s reject heat in January, and many are on their second set of chillers.",
      },
      {
        service: "hvac-system-design",
        why: "Each new lease in EC2 or EC3 brings a fit-out that must live within the landlord’s air and water allowances.",
      },
      {
        service: "commercial-installation",
        why: "End-of-trip showers, tea points and kitchens are being added to offices whose risers were sized for taps and toilets.",
      },
    ],
  },
  croydon: {
    title: "Croydon Boilers, HVAC and Plumbing: Towers, Retail, Homes",
    description:
      "Office-to-flat conversions, Purley Way retail plant, Thornton Heath landlord checks and hillside homes in Purley and Coulsdon, all in one Croydon service.",
    lead: "Croydon built a skyline of offices in the 1960s and is now living in it. Converting, re-plumbing and re-heating those frames is half the story.",
    buildings: [
      "Wellesley Road is the canyon of the office boom: No. 1 Croydon with its stacked angles, Lunar House, Apollo House. Newer residential towers such as Saffron Square and the modular pair at 101 George Street rise among them. Centrale, the Whitgift Centre, Surrey Street Market and Fairfield Halls make up the centre.",
      "Purley Way is a long strip of retail sheds around the listed Airport House and the chimneys of an old power station. Thornton Heath and South Norwood have Victorian terraces; New Addington is a large post-war estate; Purley and Coulsdon are hillside suburbs, with the Webb Estate a conservation area.",
    ],
    working: [
      "A 1960s frame has low slabs and one central core. New bathrooms stack badly on old risers, and boilers in each flat may have no lawful flue route, so communal plant or electric heat is settled at concept stage. Tram lines on George Street and Wellesley Road restrict cranes and road closures.",
      "In the dry valleys south of Purley the Caterham Bourne can rise after wet winters and fill basements from below. Sump capacity there is set for groundwater, which keeps coming for weeks. Purley Way roofs hold packaged units on light steel, so weights and purlin lines are checked before a lift.",
    ],
    benefits: [
      "Flue, riser and meter routes settled before an office floor is cut into flats",
      "Rooftop units along Purley Way exchanged before the shops open",
      "Sumps at Kenley and Purley sized for weeks of groundwater, with a second pump",
    ],
    demand: [
      {
        service: "commercial-installation",
        why: "Each converted block needs new cold-water storage, boosted risers and drainage where desks used to be.",
      },
      {
        service: "rooftop-unit-installation",
        why: "The A23 superstores have reached their second or third set of packaged plant.",
      },
      {
        service: "landlord-gas-safety",
        why: "Thornton Heath, South Norwood and the conversions hold thousands of rented homes with a boiler in the kitchen.",
      },
    ],
  },
  dagenham: {
    title: "Dagenham Gas, Boilers and Industrial Heating, RM8 to RM10",
    description:
      "Boiler swaps in Becontree cottages, works heating at Dagenham Dock, studio cooling and landlord gas checks: trade by trade, across Dagenham.",
    lead: "One vast cottage estate and one great car plant made Dagenham. Both are still here, with film stages and new flats beside them.",
    buildings: [
      "The Becontree estate, built by the London County Council between 1921 and 1935, spreads over much of the town: brick cottages in short terraces, hedged greens, privet and porch. Many were bought by their tenants and altered house by house. The 1937 Civic Centre became a university building.",
      "Ford turned its riverside works over to engines when car assembly ended in 2002, and Beam Park brings flats to part of the old site. Dagenham Dock handles freight and recycling. The former May & Baker chemical site holds a science park and film studios; shoppers use the Heathway.",
    ],
    working: [
      "Becontree houses are small, with solid floors downstairs and a boiler often squeezed into a larder or the bathroom behind the kitchen. Mid-terrace flues must dodge a neighbour’s window or passage arch, so plume kits and vertical terminals are checked at survey. A supply pipe shared along the terrace can starve a combination boiler.",
      "South of the A13 the work changes scale: radiant tubes over loading docks, compressed-air rooms that overheat, hot-water plant for changing rooms. Made ground from a century of industry calls for care with trenches. A stage in use will take silent cooling only, with the fan speed down and the air moving slowly.",
    ],
    benefits: [
      "Becontree flue positions settled at survey, including the tricky mid-terrace ones",
      "Shift-change slots for heater work around the docks and Chequers Lane",
      "Landlord records for scattered estate houses kept on one calendar",
    ],
    demand: [
      {
        service: "landlord-gas-safety",
        why: "Right to Buy moved many Becontree cottages into private letting, each with its own boiler and its own due date.",
      },
      {
        service: "appliance-servicing",
        why: "Overhead heaters at the dock work hard in open-doored bays and go out of tune quickly.",
      },
      {
        service: "ventilation-systems",
        why: "Stages, spray shops and recycling sheds all need measured air, and each for a different reason.",
      },
    ],
  },
} as const satisfies Partial<Record<AreaSlug, AreaCopy>>;
