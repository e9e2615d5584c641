import { brotliCompressSync, constants } from "node:zlib";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { areaCopy } from "@/data/areas";
import type { AreaSlug } from "@/data/areas/area-records";
import { type BuildingName, buildingNames, type Street } from "@/data/areas/street";
import { areaSlugs, neighbours } from "@/lib/areas";
import { layoutStreet, nameOf } from "./layout";
import { StreetFile } from "./street-file";

/** The words by which an area's page says that a kind of building stands there. */
const evidence: Record<BuildingName, RegExp> = {
  "Georgian terrace": /Georgian|Queen Anne|eighteenth-century|houses of the 1720s|weavers’ houses/,
  "stucco terrace": /stucco|Nash’s Grade I terraces/i,
  "by-law terrace": /terraces?\b|terraced|railway streets|red-brick Victorian streets|Victorian cottages/i,
  "bay terrace":
    /\bbay-|bay windows|Edwardian (terraces|avenues|houses|almost)|gabled terraces|family terraces|Warner Estate|late Victorian|terraces of Waltham Forest|Victorian terraces|Victorian (town|high) /i,
  mews: /\bmews\b/,
  "new-town terrace":
    /New Town|post-war|estates of the sixties|council estates? of the fifties|London County Council estates?|London overspill|Mark Hall, Netteswell|seventies and eighties|from the late forties|council terraces|Span estates|planned from the sixties|London County Council built large/i,
  "timber frames": /timber|jettied|medieval|Tudor|weatherboard|pargeted/i,
  semi: /\bsemis?\b|semi-detached/,
  villa:
    /villas?\b|Arts and Crafts|Victorian (mansions|houses?)|stucco-fronted houses?|broad, gabled houses|Victorian and Edwardian\. /,
  "detached house":
    /detached (houses?|homes?)|large Edwardian houses|larger houses|large (twentieth-century )?houses|big (detached )?houses|very large houses|private estates?|private roads|rebuilt larger/i,
  bungalow: /bungalows?\b/i,
  "cottage estate": /cottages?\b|garden (suburb|city)|Becontree|Progress Estate/i,
  "mansion block": /mansion (block|flat)s?|red mansion blocks|Mansions\b|mansion blocks/i,
  "council block":
    /council (blocks?|estates?|flats|housing)|interwar blocks|1930s blocks|post-war (council )?(estates?|housing)|blocks of the Boundary|post-war blocks|two admired post-war groups|walk-up blocks|big 1930s blocks|estates? (such as|near)|Hallfield Estate/i,
  slab: /\bslabs?\b|Barbican|estates such as the Aylesbury|Broadwater Farm|large post-war estates|council estates|precast/i,
  "point tower": /\b(tower blocks?|(?<!Tower )towers\b|point block|listed tower|Trellick Tower|brick towers)/i,
  "glass tower": /(?<!council )towers\b|former tower|storeys, a hotel|towers of flats/i,
  "new flats":
    /apartments?\b|new (blocks|flats|homes|towers|residential)|newer flats|riverside flats|mid-rise flats|flats (are|replacing|over|between|with|above|turned|of this century|from|on the former|by the)|becoming (tall )?flats|brings flats|hundred flats|new district|rental flats|became (homes|flats)|barrack blocks are homes|is now flats|King’s Road Park|rebuilt railway lands|blocks and Lord’s|South Kilburn/i,
  "1960s office": /\boffices?\b/i,
  "Edwardian office": /Edwardian stone|stone (banks|façades)|department stores|Barkers and Derry|listed departments/,
  "office park":
    /business park|office parks?|office campus|office plots|campus of low offices|head offices|Bedfont Lakes offices|Globe Park offices/i,
  hotel: /\bhotels?\b/i,
  hospital: /\bhospitals?\b/i,
  warehouse: /warehouses?\b|wharf|wharves|maltings|paper mill|printing works|gun stores/i,
  arches: /\barches\b|viaducts?\b/i,
  "market hall": /market/i,
  shed: /\bsheds?\b|depots|distribution|(?<!converted |former |old )warehouses/i,
  factory:
    /factor(y|ies)\b|workshops?\b|works (along|of|where)|print halls|industrial|trading estate|industry|trade (units|counters)|breweries|bakeries|printers/i,
  parade: /parades?\b|shops?\b|shopping/i,
  "shopping centre":
    /shopping centre|\bmalls?\b|precincts?|Westfield|\bCentre\b|superstore|large glass-fronted stores|The Glades|Peacocks|Bond Street and High Chelmer|retail park/i,
  "data centre": /data[- ](centres?|halls?|rooms?)/i,
  "sound stage": /(sound|film|Sky’s|\d+) stages?|stages\b|film studio|studios and campus/i,
  hangar: /\bhangars?\b/i,
  glasshouse: /glasshouses?|under glass/i,
  gasholder: /gasholder/i,
  "power station": /power station/i,
  dock: /\bdocks?\b|quays?|wharves|\bPier\b/i,
  waterside:
    /\b(docks?|quays?|canal|wharf|wharves|lock|marina|riverside|Thames|river|waterway|gravel pits|Lee Valley park)\b/i,
  church: /church|cathedral|chapel|abbey|spire/i,
  station: /\bstations?\b/i,
  school: /\bschools?\b|boarding houses|College\b/i,
  pub: /\b(pubs?|inns?|brewery|bars?|King’s Head|coaching yard)\b/i,
  "town hall":
    /town hall|guildhall|civic centre|clock tower|shire hall|county hall|former town hall|listed former town hall/i,
  university: /universit|college|campus|laborator|Institute|museums?|Royal Holloway/i,
  stadium: /stadium|football|rugby|grandstand|racecourse|arena|Craven Cottage|All England Club/i,
};

/** What stands everywhere in and round London, named on the page or not. */
const everywhere: readonly BuildingName[] = ["by-law terrace", "parade", "semi", "church", "school", "pub"];

const all = areaSlugs.map((slug) => [slug, areaCopy[slug].street as Street] as const);
const wordsOf = (slug: AreaSlug) => {
  const { street: _, ...words } = areaCopy[slug];
  return JSON.stringify(words).replace(/\]\([^)]*\)|\[/g, "");
};
const names = ({ line }: Street) => line.map(nameOf);

test("the picture of every street has room for it", () => {
  const faults = all.flatMap(([slug, street]) => {
    try {
      layoutStreet(street);
      return [];
    } catch (error) {
      return [`${slug}: ${error}`];
    }
  });
  expect(faults).toEqual([]);
});

test("every building of a street is one that its area's words name, or that stands everywhere", () => {
  const unnamed = all.flatMap(([slug, street]) =>
    names(street)
      .filter((name) => !everywhere.includes(name) && !evidence[name].test(wordsOf(slug)))
      .map((name) => `${slug}: ${name}`),
  );
  expect(unnamed).toEqual([]);
});

test("every note is about a building that stands in the street and is named in the area's words", () => {
  const faults = all.flatMap(([slug, street]) =>
    street.notes
      .filter(([at]) => !names(street).includes(at) || !evidence[at].test(wordsOf(slug)))
      .map(([at]) => `${slug}: ${at}`),
  );
  expect(faults).toEqual([]);
});

test("the notes are numbered from left to right, each on a building of its own", () => {
  for (const [slug, street] of all) {
    const places = street.notes.map(([at]) => names(street).indexOf(at));
    expect({ slug, places }).toEqual({ slug, places: [...new Set(places)].sort((a, b) => a - b) });
  }
});

test("a note is short, and no two areas have the same", () => {
  const said = all.flatMap(([, { notes }]) => notes.map(([, says]) => says));
  expect(said.filter((says) => says.length > 70 || !/^[A-Z1].*[.?]$/.test(says))).toEqual([]);
  expect(new Set(said).size).toBe(said.length);
});

test("every kind of building stands somewhere", () => {
  const used = new Set(all.flatMap(([, street]) => names(street)));
  expect(buildingNames.filter((name) => !used.has(name))).toEqual([]);
});

test("no two streets are the same, and neighbours differ in two buildings at least", () => {
  expect(new Set(all.map(([, street]) => street.line.join())).size).toBe(all.length);
  const alike = all.flatMap(([slug, street]) =>
    neighbours(slug, 6)
      .map((near) => near.slug)
      .filter((near) => {
        const theirs = names(areaCopy[near].street);
        const own = new Set(names(street));
        return [...own].filter((name) => !theirs.includes(name)).length < 2;
      })
      .map((near) => `${slug} and ${near}`),
  );
  expect(alike).toEqual([]);
});

test("every drawing weighs 3.2 KiB at most", () => {
  const heavy = all.filter(([, street]) => {
    const svg = renderToStaticMarkup(createElement(StreetFile, { street, token: () => "#10233b" }));
    const isOver = (quality: number) =>
      brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length > 3.2 * 1024;
    // The quick quality gives more bytes, and settles most.
    return isOver(9) && isOver(11);
  });
  expect(heavy.map(([slug]) => slug)).toEqual([]);
});
