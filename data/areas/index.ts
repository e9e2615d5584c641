import type { AreaCopy } from "../types";
import type { AreaSlug } from "./area-records";
import { banstead } from "./copy/banstead";
import { barking } from "./copy/barking";
import { barnet } from "./copy/barnet";
import { basildon } from "./copy/basildon";
import { battersea } from "./copy/battersea";
import { bexley } from "./copy/bexley";
import { bloomsbury } from "./copy/bloomsbury";
import { borehamwood } from "./copy/borehamwood";
import { brent } from "./copy/brent";
import { brentwood } from "./copy/brentwood";
import { brixton } from "./copy/brixton";
import { bromley } from "./copy/bromley";
import { camden } from "./copy/camden";
import { canaryWharf } from "./copy/canary-wharf";
import { caterham } from "./copy/caterham";
import { centralLondon } from "./copy/central-london";
import { chelmsford } from "./copy/chelmsford";
import { chelsea } from "./copy/chelsea";
import { cheshunt } from "./copy/cheshunt";
import { chigwell } from "./copy/chigwell";
import { cityOfLondon } from "./copy/city-of-london";
import { crawley } from "./copy/crawley";
import { croydon } from "./copy/croydon";
import { dagenham } from "./copy/dagenham";
import { dartford } from "./copy/dartford";
import { dorking } from "./copy/dorking";
import { ealing } from "./copy/ealing";
import { eastLondon } from "./copy/east-london";
import { enfield } from "./copy/enfield";
import { epping } from "./copy/epping";
import { epsom } from "./copy/epsom";
import { esher } from "./copy/esher";
import { finchley } from "./copy/finchley";
import { fulham } from "./copy/fulham";
import { gerrardsCross } from "./copy/gerrards-cross";
import { gravesend } from "./copy/gravesend";
import { grays } from "./copy/grays";
import { greenwich } from "./copy/greenwich";
import { guildford } from "./copy/guildford";
import { hackney } from "./copy/hackney";
import { hammersmith } from "./copy/hammersmith";
import { hampstead } from "./copy/hampstead";
import { haringey } from "./copy/haringey";
import { harlow } from "./copy/harlow";
import { harrow } from "./copy/harrow";
import { hatfield } from "./copy/hatfield";
import { havering } from "./copy/havering";
import { hemelHempstead } from "./copy/hemel-hempstead";
import { hertford } from "./copy/hertford";
import { highWycombe } from "./copy/high-wycombe";
import { hillingdon } from "./copy/hillingdon";
import { hoddesdon } from "./copy/hoddesdon";
import { hounslow } from "./copy/hounslow";
import { ilford } from "./copy/ilford";
import { islington } from "./copy/islington";
import { kensington } from "./copy/kensington";
import { kingstonUponThames } from "./copy/kingston-upon-thames";
import { lambeth } from "./copy/lambeth";
import { leatherhead } from "./copy/leatherhead";
import { lewisham } from "./copy/lewisham";
import { loughton } from "./copy/loughton";
import { maidenhead } from "./copy/maidenhead";
import { marylebone } from "./copy/marylebone";
import { mayfair } from "./copy/mayfair";
import { merton } from "./copy/merton";
import { newham } from "./copy/newham";
import { northLondon } from "./copy/north-london";
import { orpington } from "./copy/orpington";
import { oxted } from "./copy/oxted";
import { paddington } from "./copy/paddington";
import { pottersBar } from "./copy/potters-bar";
import { redbridge } from "./copy/redbridge";
import { redhill } from "./copy/redhill";
import { reigate } from "./copy/reigate";
import { richmond } from "./copy/richmond";
import { rickmansworth } from "./copy/rickmansworth";
import { romford } from "./copy/romford";
import { sevenoaks } from "./copy/sevenoaks";
import { shoreditch } from "./copy/shoreditch";
import { slough } from "./copy/slough";
import { southLondon } from "./copy/south-london";
import { southwark } from "./copy/southwark";
import { stAlbans } from "./copy/st-albans";
import { stainesUponThames } from "./copy/staines-upon-thames";
import { stratford } from "./copy/stratford";
import { streatham } from "./copy/streatham";
import { sutton } from "./copy/sutton";
import { swanley } from "./copy/swanley";
import { tottenham } from "./copy/tottenham";
import { towerHamlets } from "./copy/tower-hamlets";
import { twickenham } from "./copy/twickenham";
import { uxbridge } from "./copy/uxbridge";
import { walthamAbbey } from "./copy/waltham-abbey";
import { walthamForest } from "./copy/waltham-forest";
import { waltonOnThames } from "./copy/walton-on-thames";
import { wandsworth } from "./copy/wandsworth";
import { watford } from "./copy/watford";
import { wembley } from "./copy/wembley";
import { westLondon } from "./copy/west-london";
import { westminster } from "./copy/westminster";
import { weybridge } from "./copy/weybridge";
import { wimbledon } from "./copy/wimbledon";
import { windsor } from "./copy/windsor";
import { woking } from "./copy/woking";
import { woolwich } from "./copy/woolwich";

/** The copy and the street of every area page, by slug. An area without them does not compile. */
export const areaCopy = {
  banstead,
  barking,
  barnet,
  basildon,
  battersea,
  bexley,
  bloomsbury,
  borehamwood,
  brent,
  brentwood,
  brixton,
  bromley,
  camden,
  "canary-wharf": canaryWharf,
  caterham,
  "central-london": centralLondon,
  chelmsford,
  chelsea,
  cheshunt,
  chigwell,
  "city-of-london": cityOfLondon,
  crawley,
  croydon,
  dagenham,
  dartford,
  dorking,
  ealing,
  "east-london": eastLondon,
  enfield,
  epping,
  epsom,
  esher,
  finchley,
  fulham,
  "gerrards-cross": gerrardsCross,
  gravesend,
  grays,
  greenwich,
  guildford,
  hackney,
  hammersmith,
  hampstead,
  haringey,
  harlow,
  harrow,
  hatfield,
  havering,
  "hemel-hempstead": hemelHempstead,
  hertford,
  "high-wycombe": highWycombe,
  hillingdon,
  hoddesdon,
  hounslow,
  ilford,
  islington,
  kensington,
  "kingston-upon-thames": kingstonUponThames,
  lambeth,
  leatherhead,
  lewisham,
  loughton,
  maidenhead,
  marylebone,
  mayfair,
  merton,
  newham,
  "north-london": northLondon,
  orpington,
  oxted,
  paddington,
  "potters-bar": pottersBar,
  redbridge,
  redhill,
  reigate,
  richmond,
  rickmansworth,
  romford,
  sevenoaks,
  shoreditch,
  slough,
  "south-london": southLondon,
  southwark,
  "st-albans": stAlbans,
  "staines-upon-thames": stainesUponThames,
  stratford,
  streatham,
  sutton,
  swanley,
  tottenham,
  "tower-hamlets": towerHamlets,
  twickenham,
  uxbridge,
  "waltham-abbey": walthamAbbey,
  "waltham-forest": walthamForest,
  "walton-on-thames": waltonOnThames,
  wandsworth,
  watford,
  wembley,
  "west-london": westLondon,
  westminster,
  weybridge,
  wimbledon,
  windsor,
  woking,
  woolwich,
} as const satisfies Record<AreaSlug, AreaCopy>;
