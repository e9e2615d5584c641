/**
 * Every law, standard and guide that the site names. A page may only name what is listed here (a test finds any that
 * is not). `governs` is what it rules in our trade; editions are given where one applies and is settled.
 */
export type Standard = {
  /** As it is written in the copy. */
  readonly name: string;
  readonly title: string;
  /** Year, edition or statutory number. */
  readonly edition: string;
  readonly governs: string;
};

export const standards = [
  {
    name: "Gas Safety (Installation and Use) Regulations 1998",
    title: "The Gas Safety (Installation and Use) Regulations 1998",
    edition: "SI 1998/2451, as amended",
    governs: "Who may work on gas, how it is installed, and what landlords must check each year",
  },
  {
    name: "BS 6891",
    title:
      "Specification for the installation and maintenance of low pressure gas installation pipework of up to 35 mm on premises",
    edition: "2015+A1:2019",
    governs: "Gas pipework in homes and small premises",
  },
  {
    name: "Water Supply (Water Fittings) Regulations 1999",
    title: "The Water Supply (Water Fittings) Regulations 1999",
    edition: "SI 1999/1148, as amended",
    governs:
      "Plumbing systems and fittings on mains water: waste, contamination, and what the water company must be told first",
  },
  {
    name: "Workplace (Health, Safety and Welfare) Regulations 1992",
    title: "The Workplace (Health, Safety and Welfare) Regulations 1992",
    edition: "SI 1992/3004, as amended",
    governs: "Temperature, ventilation, drinking water, WCs and washing facilities at work",
  },
  {
    name: "Landlord and Tenant Act 1985",
    title: "Landlord and Tenant Act 1985",
    edition: "1985 c. 70",
    governs: "Repair of water, gas, heating, hot water and sanitary installations in let dwellings (section 11)",
  },
  {
    name: "Hazards in Social Housing (Prescribed Requirements) (England) Regulations 2025",
    title: "The Hazards in Social Housing (Prescribed Requirements) (England) Regulations 2025",
    edition: "In force from 27 October 2025",
    governs: "How soon social landlords must investigate hazards and make them safe (Awaab’s Law)",
  },
  {
    name: "Water Industry (Schemes for Adoption of Private Sewers) Regulations 2011",
    title: "The Water Industry (Schemes for Adoption of Private Sewers) Regulations 2011",
    edition: "SI 2011/1566",
    governs: "Which shared sewers and lateral drains passed to the sewerage companies",
  },
  {
    name: "Water Industry Act 1991",
    title: "Water Industry Act 1991",
    edition: "1991 c. 56",
    governs: "Public water supply and sewerage, and what may not be put into a sewer",
  },
  {
    name: "Building Safety Act 2022",
    title: "Building Safety Act 2022",
    edition: "2022 c. 30",
    governs: "Higher-risk buildings and the building control route for work in them",
  },
  {
    name: "Management of Health and Safety at Work Regulations 1999",
    title: "The Management of Health and Safety at Work Regulations 1999",
    edition: "SI 1999/3242, as amended",
    governs: "Risk assessment, and procedures for serious and imminent danger at work",
  },
  {
    name: "Reporting of Injuries, Diseases and Dangerous Occurrences Regulations 2013",
    title: "The Reporting of Injuries, Diseases and Dangerous Occurrences Regulations 2013",
    edition: "SI 2013/1471, as amended",
    governs: "Which injuries, diseases, dangerous occurrences and gas incidents are reported, and by whom (RIDDOR)",
  },
  {
    name: "Confined Spaces Regulations 1997",
    title: "The Confined Spaces Regulations 1997",
    edition: "SI 1997/1713",
    governs: "Entry to tanks, wet wells, chambers and other confined spaces at work",
  },
  {
    name: "Control of Asbestos Regulations 2012",
    title: "The Control of Asbestos Regulations 2012",
    edition: "SI 2012/632",
    governs: "Management of asbestos in premises, and its identification before intrusive work",
  },
  {
    name: "Electricity at Work Regulations 1989",
    title: "The Electricity at Work Regulations 1989",
    edition: "SI 1989/635, as amended",
    governs: "Electrical systems and work on or near them",
  },
  {
    name: "Pressure Systems Safety Regulations 2000",
    title: "The Pressure Systems Safety Regulations 2000",
    edition: "SI 2000/128, as amended",
    governs: "Steam and pressurised plant, and its examination under a written scheme",
  },
  {
    name: "Construction (Design and Management) Regulations 2015",
    title: "The Construction (Design and Management) Regulations 2015",
    edition: "SI 2015/51, as amended",
    governs: "Planning, managing and coordinating construction work for health and safety",
  },
  {
    name: "Control of Substances Hazardous to Health Regulations 2002",
    title: "The Control of Substances Hazardous to Health Regulations 2002",
    edition: "SI 2002/2677, as amended",
    governs: "Hazardous substances at work, among them Legionella bacteria",
  },
  {
    name: "Health and Safety at Work etc. Act 1974",
    title: "Health and Safety at Work etc. Act 1974",
    edition: "1974 c. 37",
    governs: "General duties to employees and to others affected by work",
  },
  {
    name: "Regulatory Reform (Fire Safety) Order 2005",
    title: "The Regulatory Reform (Fire Safety) Order 2005",
    edition: "SI 2005/1541, as amended",
    governs: "Fire safety in occupied premises in England and Wales, including upkeep of fire dampers",
  },
  {
    name: "Energy Performance of Buildings (England and Wales) Regulations 2012",
    title: "The Energy Performance of Buildings (England and Wales) Regulations 2012",
    edition: "SI 2012/3118, as amended",
    governs: "Energy certificates, and inspection of air conditioning over 12 kW",
  },
  {
    name: "Regulation (EU) No 517/2014",
    title: "Regulation (EU) No 517/2014 on fluorinated greenhouse gases, as it forms part of the law of Great Britain",
    edition: "2014, as amended",
    governs: "Leak checks, records, recovery and certification for equipment with F-gases",
  },
  {
    name: "Building Regulations Part G",
    title: "The Building Regulations 2010, Schedule 1, Part G: Sanitation, hot water safety and water efficiency",
    edition: "SI 2010/2214, as amended",
    governs: "Sanitary provision, hot water storage and temperature, and water use",
  },
  {
    name: "Building Regulations Part H",
    title: "The Building Regulations 2010, Schedule 1, Part H: Drainage and waste disposal",
    edition: "SI 2010/2214, as amended",
    governs: "Foul and rainwater drainage, grease separation and pumped drainage",
  },
  {
    name: "BS EN 806",
    title: "Specifications for installations inside buildings conveying water for human consumption",
    edition: "Parts 1 to 5, 2000 to 2012",
    governs: "Design, sizing, installation and operation of hot and cold water pipework",
  },
  {
    name: "BS 8558",
    title:
      "Guide to the design, installation, testing and maintenance of services supplying water for domestic use within buildings and their curtilages",
    edition: "2015",
    governs: "British guidance to be read with BS EN 806",
  },
  {
    name: "PD 855468",
    title:
      "Guide to the flushing and disinfection of services supplying water for domestic use within buildings and their curtilages",
    edition: "2015",
    governs: "Flushing and disinfection of new and altered water systems",
  },
  {
    name: "BS EN 12056-4",
    title: "Gravity drainage systems inside buildings. Wastewater lifting plants. Layout and calculation",
    edition: "2000",
    governs: "Sewage and wastewater pumps inside buildings",
  },
  {
    name: "BS EN 1825",
    title: "Grease separators",
    edition: "Parts 1 and 2",
    governs: "Design, testing, sizing, installation and upkeep of grease separators",
  },
  {
    name: "BS 8102",
    title: "Protection of below ground structures against water ingress. Code of practice",
    edition: "2022",
    governs: "Basement waterproofing, with drained cavities and their pumps",
  },
  {
    name: "ACoP L8",
    title:
      "Legionnaires’ disease: the control of legionella bacteria in water systems. Approved Code of Practice and guidance (L8)",
    edition: "Fourth edition, 2013",
    governs: "Duties to assess, prevent and control the risk from Legionella",
  },
  {
    name: "HSG274",
    title: "Legionnaires’ disease: technical guidance",
    edition: "Parts 1 to 3",
    governs: "How to control Legionella; Part 2 deals with hot and cold water systems",
  },
  {
    name: "BS 8580-1",
    title: "Water quality. Risk assessments for Legionella control. Code of practice",
    edition: "2019",
    governs: "How a Legionella risk assessment is made",
  },
  {
    name: "BS 7592",
    title: "Sampling for Legionella bacteria in water systems. Code of practice",
    edition: "2022",
    governs: "How and where water samples for Legionella are taken",
  },
  {
    name: "SFG20",
    title: "SFG20, the standard for building maintenance",
    edition: "BESA, kept up to date as a library of schedules",
    governs: "Tasks and frequencies for the planned maintenance of building plant",
  },
  {
    name: "CIBSE Guide M",
    title: "Maintenance engineering and management",
    edition: "CIBSE, with the life expectancy tables of 2020",
    governs: "Maintenance policy, and the indicative economic life of plant",
  },
  {
    name: "TM44",
    title: "Inspection of air conditioning systems",
    edition: "CIBSE",
    governs: "How the statutory inspection of air conditioning is carried out",
  },
  {
    name: "BS 9999",
    title: "Fire safety in the design, management and use of buildings. Code of practice",
    edition: "2017",
    governs: "Among other things, how often fire dampers are tested",
  },
  {
    name: "BS 4142",
    title: "Methods for rating and assessing industrial and commercial sound",
    edition: "2014+A1:2019",
    governs: "How the noise of external plant is judged against the background at the nearest homes",
  },
  {
    name: "HTM 03-01",
    title: "Health Technical Memorandum: Specialised ventilation for healthcare premises",
    edition: "2021, Parts A and B",
    governs: "Air changes, filtration and pressure in clinical rooms, and how the plant is tested and kept",
  },
  {
    name: "HTM 04-01",
    title: "Health Technical Memorandum: Safe water in healthcare premises",
    edition: "2016, Parts A to C",
    governs: "Hot and cold water in healthcare premises: design, temperatures, flushing and records",
  },
  {
    name: "IGEM/UP/1",
    title:
      "Strength testing, tightness testing and direct purging of industrial and commercial gas installations (IGE/UP/1)",
    edition: "IGEM",
    governs: "How gas pipework of any size is proved and purged, where the two smaller procedures do not apply",
  },
  {
    name: "IGEM/UP/1A",
    title:
      "Strength testing, tightness testing and direct purging of small, low pressure industrial and commercial Natural Gas installations (IGE/UP/1A)",
    edition: "IGEM",
    governs: "Testing and purging of non-domestic low pressure installations of up to 1 m³ volume",
  },
  {
    name: "IGEM/UP/1B",
    title:
      "Tightness testing and direct purging of small Liquefied Petroleum Gas/Air, Natural Gas and Liquefied Petroleum Gas installations",
    edition: "Edition 4, 2026",
    governs: "Testing and purging of homes and small premises, with permissible drop set by installation volume",
  },
  {
    name: "IGEM/UP/2",
    title: "Installation pipework on industrial and commercial premises",
    edition: "IGEM",
    governs: "Design, materials, jointing, support, ventilation and maintenance of non-domestic gas pipework",
  },
  {
    name: "IGEM/UP/4",
    title: "Commissioning of gas-fired plant on industrial and commercial premises",
    edition: "Edition 4",
    governs: "The sequence in which gas plant is inspected, activated, operated and handed over",
  },
  {
    name: "IGEM/UP/10",
    title: "Installation of flued gas appliances in industrial and commercial premises",
    edition: "IGEM",
    governs: "Siting, ventilation and flueing of gas appliances above 70 kW net",
  },
  {
    name: "IGEM/UP/11",
    title: "Gas installations for educational establishments",
    edition: "IGEM",
    governs: "Gas in schools and colleges: laboratories, food rooms, isolation and ventilation",
  },
  {
    name: "IGEM/UP/16",
    title: "Design for Natural Gas installations on industrial and commercial premises with respect to DSEAR",
    edition: "Edition 2, 2022, with amendments of 2023",
    governs: "How gas pipework is designed and ventilated so that hazardous areas stay negligible",
  },
  {
    name: "IGEM/UP/19",
    title:
      "Design and application of interlock devices and associated systems used with gas appliance installations in commercial catering establishments",
    edition: "Edition 2, 2022",
    governs: "Ventilation interlocks and air quality in commercial kitchens",
  },
  {
    name: "IGEM/G/5",
    title: "Gas in multi-occupancy buildings",
    edition: "Edition 3, with amendments of 2023",
    governs: "Risers, meters, isolation and appliances in blocks of flats and mixed-use buildings",
  },
  {
    name: "IGEM/G/11",
    title: "Gas industry unsafe situations procedure",
    edition: "Edition 2, with amendments of 2022 and 2024",
    governs: "How an engineer classes and deals with a dangerous gas installation",
  },
  {
    name: "IGEM/GM/8",
    title: "Non-domestic meter installations. Flow rate exceeding 6 m³/h and inlet pressure not exceeding 38 bar",
    edition: "IGEM",
    governs: "Design, location, housing and installation of larger gas meters",
  },
  {
    name: "BS 6400",
    title:
      "Specification for installation, exchange, relocation, maintenance and removal of gas meters with a maximum capacity not exceeding 6 m³/h",
    edition: "In parts",
    governs: "Gas meters of domestic size",
  },
  {
    name: "BS 5440",
    title: "Flueing and ventilation for gas appliances of rated input not exceeding 70 kW net",
    edition: "Parts 1 and 2",
    governs: "Flues and air supply for gas appliances up to 70 kW net",
  },
  {
    name: "BS 6173",
    title:
      "Specification for installation and maintenance of gas-fired catering appliances for use in all types of catering establishments",
    edition: "2020",
    governs: "Gas in commercial kitchens, with the interlock to mechanical ventilation",
  },
  {
    name: "BS 6644",
    title:
      "Specification for the installation and maintenance of gas-fired hot water boilers of rated inputs between 70 kW (net) and 1.8 MW (net)",
    edition: "2011, with corrigendum",
    governs: "Commercial boiler plant: siting, ventilation, safety devices, flues, commissioning and servicing",
  },
  {
    name: "BS 7593",
    title:
      "Code of practice for the preparation, commissioning and maintenance of domestic central heating and cooling water systems",
    edition: "2019, as amended",
    governs: "Cleaning, inhibitor and filtration in domestic heating systems",
  },
  {
    name: "BS 7967",
    title:
      "Guide for the use of electronic portable combustion gas analysers for the measurement of carbon monoxide in dwellings and the combustion performance of domestic gas-fired appliances",
    edition: "2015",
    governs: "How combustion readings are taken and judged on domestic appliances",
  },
  {
    name: "BG 29",
    title: "Pre-commission cleaning of pipework systems",
    edition: "BSRIA BG 29/2021",
    governs: "Flushing and chemical cleaning of new closed heating and cooling systems",
  },
  {
    name: "BG 50",
    title: "Water treatment for closed heating and cooling systems",
    edition: "BSRIA",
    governs: "Water quality, sampling and treatment in closed systems in use",
  },
  {
    name: "Building Regulations Part J",
    title: "The Building Regulations 2010, Schedule 1, Part J: Combustion appliances and fuel storage systems",
    edition: "SI 2010/2214, as amended",
    governs: "Air supply, flues, hearths and carbon monoxide alarms for combustion appliances",
  },
  {
    name: "Building Regulations Part L",
    title: "The Building Regulations 2010, Schedule 1, Part L: Conservation of fuel and power",
    edition: "SI 2010/2214, as amended",
    governs: "Energy efficiency of buildings and of their fixed services, with commissioning and information",
  },
  {
    name: "Dangerous Substances and Explosive Atmospheres Regulations 2002",
    title: "The Dangerous Substances and Explosive Atmospheres Regulations 2002",
    edition: "SI 2002/2776, as amended",
    governs: "Assessment and control of fire and explosion risk at work (DSEAR)",
  },
  {
    name: "Clean Air Act 1993",
    title: "Clean Air Act 1993",
    edition: "1993 c. 11",
    governs: "Among other things, approval of chimney heights for larger furnaces",
  },
  {
    name: "Environmental Permitting (England and Wales) Regulations 2016",
    title: "The Environmental Permitting (England and Wales) Regulations 2016",
    edition: "SI 2016/1154, as amended",
    governs: "Permits, among them those for medium combustion plant of 1 MW thermal input and more",
  },
  {
    name: "Housing Act 2004",
    title: "Housing Act 2004",
    edition: "2004 c. 34",
    governs: "Licensing of houses in multiple occupation, and the housing health and safety rating system",
  },
  {
    name: "Smoke and Carbon Monoxide Alarm (England) Regulations 2015",
    title: "The Smoke and Carbon Monoxide Alarm (England) Regulations 2015",
    edition: "SI 2015/1693, as amended in 2022",
    governs: "Alarms in rented homes: where they are fitted, when tested, and their repair",
  },
  {
    name: "Renters’ Rights Act 2025",
    title: "Renters’ Rights Act 2025",
    edition: "2025 c. 26",
    governs: "Private renting in England, with the end of section 21 notices on 1 May 2026",
  },
  {
    name: "Fluorinated Greenhouse Gases Regulations 2015",
    title: "The Fluorinated Greenhouse Gases Regulations 2015",
    edition: "SI 2015/310, as amended",
    governs: "Offences, penalties and certification for work with F-gases in Great Britain",
  },
  {
    name: "BS EN 378",
    title: "Refrigerating systems and heat pumps. Safety and environmental requirements",
    edition: "Parts 1 to 4",
    governs: "Refrigerant charge limits for rooms, machinery rooms, detection, testing and operation",
  },
  {
    name: "BS 7671",
    title: "Requirements for Electrical Installations. IET Wiring Regulations",
    edition: "Eighteenth edition (2018), as amended",
    governs: "Design, erection and verification of low-voltage electrical installations",
  },
  {
    name: "Building Regulations 2010",
    title: "The Building Regulations 2010",
    edition: "SI 2010/2214, as amended",
    governs: "Requirements for building work in England, with the dutyholders’ appointments in Part 2A",
  },
  {
    name: "Building Regulations Part F",
    title: "The Building Regulations 2010, Schedule 1, Part F: Ventilation",
    edition: "SI 2010/2214, as amended",
    governs: "Means of ventilation in buildings of every kind",
  },
  {
    name: "Building Regulations Part O",
    title: "The Building Regulations 2010, Schedule 1, Part O: Overheating",
    edition: "SI 2010/2214, as amended",
    governs: "Solar gain and removal of excess heat in new residential buildings",
  },
  {
    name: "BS EN 12831-1",
    title: "Energy performance of buildings. Method for calculation of the design heat load. Space heating load",
    edition: "2017",
    governs: "Calculation of heat loss, room by room",
  },
  {
    name: "CIBSE Guide A",
    title: "Environmental design",
    edition: "CIBSE",
    governs: "Comfort criteria, weather data and methods for heat loss and cooling load",
  },
  {
    name: "CIBSE Guide B",
    title: "Heating, ventilating, air conditioning and refrigeration",
    edition: "CIBSE",
    governs: "Choice and design of HVAC systems",
  },
  {
    name: "CIBSE Guide C",
    title: "Reference data",
    edition: "CIBSE",
    governs: "Pressure drop in pipes and ducts, properties of air and water",
  },
  {
    name: "TM52",
    title: "The limits of thermal comfort: avoiding overheating in European buildings",
    edition: "CIBSE, 2013",
    governs: "Overheating criteria, for offices among others",
  },
  {
    name: "TM59",
    title: "Design methodology for the assessment of overheating risk in homes",
    edition: "CIBSE",
    governs: "Dynamic assessment of overheating in homes",
  },
  {
    name: "BS EN ISO 16890",
    title: "Air filters for general ventilation",
    edition: "Multi-part",
    governs: "Grading of filters by the particle sizes they hold back",
  },
  {
    name: "DW/144",
    title: "Specification for sheet metal ductwork",
    edition: "BESA, second edition",
    governs: "Construction, supports and sealing of sheet metal ducts",
  },
  {
    name: "DW/143",
    title: "Guide to good practice: ductwork air leakage testing",
    edition: "BESA",
    governs: "How ducts are tested for leakage",
  },
  {
    name: "DW/172",
    title: "Specification for kitchen ventilation systems",
    edition: "BESA, second edition, 2018",
    governs: "Design, installation and upkeep of canopies and extract in commercial kitchens",
  },
  {
    name: "CIBSE Commissioning Code A",
    title: "Air distribution systems",
    edition: "CIBSE",
    governs: "Setting to work and balancing of air systems",
  },
  {
    name: "CIBSE Commissioning Code C",
    title: "Automatic controls",
    edition: "CIBSE",
    governs: "Setting to work and proving of control systems",
  },
  {
    name: "TR19 Grease",
    title: "Specification for fire risk management of grease accumulation within kitchen extraction systems",
    edition: "BESA",
    governs: "Grease limits, cleaning intervals and reports for kitchen extract",
  },
  {
    name: "TR19 Air",
    title: "Specification for internal cleanliness and hygiene management of ventilation systems",
    edition: "BESA",
    governs: "Inspection, cleaning and verification of general ventilation ducts",
  },
  {
    name: "BS 7346-7",
    title:
      "Components for smoke and heat control systems. Code of practice on functional recommendations and calculation methods for smoke and heat control systems for covered car parks",
    edition: "2013",
    governs: "Smoke ventilation of covered car parks",
  },
  {
    name: "BS 8552",
    title: "Sampling and monitoring of water from building services closed systems. Code of practice",
    edition: "2012",
    governs: "How heating and chilled water is sampled and monitored",
  },
  {
    name: "Lifting Operations and Lifting Equipment Regulations 1998",
    title: "The Lifting Operations and Lifting Equipment Regulations 1998",
    edition: "SI 1998/2307, as amended",
    governs: "Planning and supervision of lifts, and examination of lifting equipment",
  },
  {
    name: "Work at Height Regulations 2005",
    title: "The Work at Height Regulations 2005",
    edition: "SI 2005/735, as amended",
    governs: "Prevention of falls of people and objects",
  },
  {
    name: "Notification of Cooling Towers and Evaporative Condensers Regulations 1992",
    title: "The Notification of Cooling Towers and Evaporative Condensers Regulations 1992",
    edition: "SI 1992/2225",
    governs: "Notice to the local authority of cooling towers and evaporative condensers",
  },
  {
    name: "Energy Efficiency (Private Rented Property) (England and Wales) Regulations 2015",
    title: "The Energy Efficiency (Private Rented Property) (England and Wales) Regulations 2015",
    edition: "SI 2015/962, as amended",
    governs: "Minimum energy rating of let property, and exemptions (MEES)",
  },
  {
    name: "Energy Savings Opportunity Scheme Regulations 2014",
    title: "The Energy Savings Opportunity Scheme Regulations 2014",
    edition: "SI 2014/1643, as amended",
    governs: "Energy audits of large undertakings every four years (ESOS)",
  },
  {
    name: "BS EN ISO 52120-1",
    title:
      "Energy performance of buildings. Contribution of building automation, controls and building management. General framework and procedures",
    edition: "2022",
    governs: "Classes A to D of building automation by their effect on energy",
  },
  {
    name: "BS EN ISO 16484-5",
    title: "Building automation and control systems (BACS). Data communication protocol",
    edition: "BACnet, as revised",
    governs: "The BACnet protocol",
  },
  {
    name: "BS EN 61439",
    title: "Low-voltage switchgear and controlgear assemblies",
    edition: "Multi-part",
    governs: "Design, construction and verification of control panels",
  },
  {
    name: "BS EN ISO 19650",
    title:
      "Organization and digitization of information about buildings and civil engineering works, including building information modelling",
    edition: "Multi-part, from 2018",
    governs: "Management of project information and BIM",
  },
  {
    name: "RIBA Plan of Work",
    title: "RIBA Plan of Work",
    edition: "2020",
    governs: "Stages 0 to 7 of a building project",
  },
  {
    name: "BG 6",
    title: "A Design Framework for Building Services",
    edition: "BSRIA, fifth edition, 2018",
    governs: "Design activities and deliverables of each stage, and who provides them",
  },
  {
    name: "BS EN 12056-2",
    title: "Gravity drainage systems inside buildings. Sanitary pipework, layout and calculation",
    edition: "2000",
    governs: "Sizing and venting of stacks and branches",
  },
  {
    name: "CP12",
    title: "Landlord gas safety record",
    edition: "Form, by its trade number",
    governs: "The yearly record of gas appliances in a let dwelling, in the form engineers commonly use",
  },
  {
    name: "CP15",
    title: "Plant commissioning and servicing record, non-domestic",
    edition: "Form, by its trade number",
    governs: "What is measured and found when a commercial gas appliance is commissioned or serviced",
  },
  {
    name: "CP16",
    title: "Gas testing and purging record, non-domestic",
    edition: "Form, by its trade number",
    governs: "Strength test, tightness test and purge of commercial gas pipework",
  },
  {
    name: "CP17",
    title: "Gas installation safety report, non-domestic",
    edition: "Form, by its trade number",
    governs: "The visible condition of a commercial gas installation",
  },
  {
    name: "CP42",
    title: "Gas safety inspection record, commercial catering appliances",
    edition: "Form, by its trade number",
    governs: "Appliances, interlock and ventilation of a commercial kitchen as inspected",
  },
  {
    name: "Data Protection Act 2018",
    title: "Data Protection Act 2018",
    edition: "2018 c. 12, as amended",
    governs: "Use of personal data, with the UK GDPR, and complaints about it",
  },
  {
    name: "Privacy and Electronic Communications (EC Directive) Regulations 2003",
    title: "The Privacy and Electronic Communications (EC Directive) Regulations 2003",
    edition: "SI 2003/2426, as amended",
    governs: "Storage of, and access to, information on visitors’ devices, and electronic marketing (PECR)",
  },
  {
    name: "Limitation Act 1980",
    title: "Limitation Act 1980",
    edition: "1980 c. 58",
    governs: "How long after an event claims may be brought, and so how long job files are kept",
  },
  {
    name: "Equality Act 2010",
    title: "Equality Act 2010",
    edition: "2010 c. 15",
    governs: "Reasonable adjustments for disabled people by those who provide services",
  },
] as const satisfies readonly Standard[];
