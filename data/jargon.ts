/**
 * Words of the trade that a landlord need not know. On every page the sentence that uses one first, or the one before
 * it in the same text, says what it is:
 * with one of the words beside it here, or in brackets ("the gas supply number (MPRN)"). `lib/jargon.test.ts` reads
 * every page for it.
 */
export const jargon: readonly { readonly word: RegExp; readonly explained: RegExp }[] = [
  {
    word: /\bcalorifiers?\b/i,
    explained: /hot.water (?:cylinder|tank|store|vessel)|heats? (?:the |your )?(?:hot )?water/i,
  },
  {
    word: /\bt CO[2₂]e\b/,
    explained: /tonnes? of (?:CO[2₂]|carbon dioxide) equivalent|as much as \w+ tonnes? of (?:CO[2₂]|carbon dioxide)/i,
  },
  { word: /\bGWP\b/, explained: /global.warming|warms? the (?:climate|planet)/i },
  { word: /\bMPRN\b/, explained: /supply number|meter point/i },
  { word: /\bHMOs?\b/, explained: /houses? in multiple occupation|shared (?:house|home)s?/i },
  { word: /\bCat A\b|\bCategory A\b/, explained: /fit-?out|fitted out|landlord/i },
  { word: /\bCat B\b|\bCategory B\b/, explained: /fit-?out|fitted out|tenant/i },
  { word: /\bfirst[- ]fix\b/i, explained: /before|behind|hidden|inside the walls|pipes in/i },
  { word: /\bdead ?band\b/i, explained: /gap|neither|between heating and cooling/i },
  { word: /\blet-?by\b/i, explained: /leak|pass|does not (?:close|shut)|when (?:it is )?(?:closed|shut)/i },
  { word: /\bupstands?\b/i, explained: /frame|raised|kerb|edge|base/i },
  { word: /\bpublic health (?:services|engineering|systems|design)\b/i, explained: /drain|plumbing|water/i },
  {
    word: /\bSFG20\b/,
    explained: /maintenance (?:standard|schedule|task|specification)|schedules?|standard for|list of/i,
  },
  { word: /\bBG ?29\b/, explained: /clean|flush/i },
  { word: /\bBG ?50\b/, explained: /water treatment|treat|water in/i },
  {
    word: /\bVR[FV]\b/,
    explained: /variable refrigerant|(?:several|many|multiple) (?:indoor|room) units|one outdoor unit/i,
  },
  { word: /\bAHUs?\b/, explained: /air.handling/i },
  { word: /\bFCUs?\b/, explained: /fan.?coil/i },
  { word: /\bRTUs?\b/, explained: /rooftop/i },
  {
    word: /\bBMS\b/,
    explained:
      /building management|building controls?|(?:controls?|runs?) (?:the|your) (?:whole |entire )?(?:heating|plant|building)/i,
  },
  { word: /\bBACnet|\bModbus|\bKNX/, explained: /protocol|language|standard|talk/i },
  { word: /\bLTHW\b/, explained: /hot.water|heating water|heating circuit/i },
  { word: /\bF-gas\b/i, explained: /refrigerant|fluorinated|greenhouse/i },
  { word: /\bTM44\b/, explained: /inspection/i },
  { word: /\bPSSR\b/, explained: /pressure system/i },
  { word: /\bLEV\b/, explained: /local exhaust|extract|fume|dust/i },
  { word: /\bHIUs?\b/, explained: /heat interface|heat network/i },
  { word: /\bPPM\b/, explained: /planned (?:preventive |preventative )?maintenance/i },
  { word: /\bRAMS\b/, explained: /risk assessment|method statement/i },
  { word: /\bCHP\b/, explained: /heat and power|(?:electricity|power) and heat|heat and electricity/i },
  { word: /\bECV\b/, explained: /emergency control|valve/i },
  { word: /\bdelta[- ]?T\b|ΔT/i, explained: /difference|between flow and return|colder|cooler/i },
  { word: /\bTMVs?\b/, explained: /mixing valve/i },
  { word: /\bRPZ\b/, explained: /backflow|flowing back|reduced pressure/i },
  { word: /\bG3\b/, explained: /unvented|mains-pressure/i },
  { word: /\bLPG\b/, explained: /bottle|liquefied|propane|tank/i },
  { word: /\bMEES\b/, explained: /minimum|energy (?:rating|efficiency|performance)/i },
  { word: /\bEPCs?\b/, explained: /energy (?:rating|performance|certificate)/i },
  { word: /\bDSEAR\b/, explained: /explosive|explosion/i },
  { word: /\bLOLER\b/, explained: /lift/i },
  { word: /\bESOS\b/, explained: /energy/i },
  { word: /\bMEP\b|\bM&E\b/, explained: /mechanical/i },
  { word: /\bBIM\b/, explained: /model/i },
  { word: /\bS?COP\b/, explained: /units? of heat|coefficient|efficiency|efficient|heat for/i },
  { word: /\bNOx\b/, explained: /nitrogen|pollution|pollutant|fumes/i },
  { word: /\bMCS\b/, explained: /certified|certification|scheme/i },
  { word: /\bCP12\b/, explained: /landlord|safety record|certificate/i },
  { word: /\bCP17\b/, explained: /non-domestic|commercial|certificate|record|business/i },
  { word: /\bCP42\b/, explained: /kitchen|catering/i },
  { word: /\bTR19\b/, explained: /clean|grease|duct/i },
];
