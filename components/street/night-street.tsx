import { catalogue } from "./catalogue";
import { nightScenes, nightStreetSize, type Row } from "./night-scenes";
import { Shop, shop } from "./night-shop";
import { Van } from "./van";

/** The scale of the houses relative to an area's street. */
const scale = 1.4;

/** The left edges of the buildings on one side of the shop. */
function placed(rows: readonly Row[], isLeft: boolean) {
  let x: number = isLeft ? shop.left : shop.left + shop.width;
  return rows.flatMap(([name, count, storeys]) => {
    const type = catalogue[name](storeys);
    const width = type.width * scale;
    return Array.from({ length: count }, () => {
      const at = isLeft ? x - width : x;
      x += isLeft ? -width : width;
      return { id: `${name}${storeys ?? ""}`.replaceAll(" ", "-"), type, x: Math.round(at) };
    });
  });
}

/**
 * The street at night at the end of every page: a shop with the page's call button as its sign, a van at the kerb, one
 * lit window. It is dark in both colour schemes.
 * @param token returns a colour of app/colours.css by its name
 */
export function NightStreet({ scene, token }: { scene: keyof typeof nightScenes; token: (name: string) => string }) {
  const { left, right, lit: window, van } = nightScenes[scene];
  const houses = [...placed(left, true), ...placed(right, false)];
  const types = new Map(houses.map(({ id, type }) => [id, type]));
  const { width, height } = nightStreetSize;
  const lit = token("gas-bright");
  const styles = `path,circle{fill:none;stroke:${token("night-line")};stroke-width:1}.b,.p,.r,.g{fill:${token("night")}}.s,.k,.a{fill:${token("ink")}}.f,.h{stroke-width:.5}.m,.w,.d{stroke:none}.v{fill:${token("air-tint")};stroke:${token("night")}}.l{fill:${lit};stroke:none}.o{fill:${token("night")}}`;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <style>{styles}</style>
      <linearGradient id="z" x2="0" y2="1">
        <stop stopColor={lit} stopOpacity=".6" />
        <stop offset="1" stopColor={lit} stopOpacity="0" />
      </linearGradient>
      <defs>
        {[...types].map(([id, { drawing }]) => (
          <g key={id} id={id}>
            {drawing}
          </g>
        ))}
      </defs>
      <g transform={`translate(0 ${height})`}>
        {houses.map(({ id, x }) => (
          <use key={x} href={`#${id}`} transform={`translate(${x}) scale(${scale})`} />
        ))}
        <Shop lit={window} />
        {[650, 1270].map((x) => (
          <Lamp key={x} x={x} />
        ))}
        <Van x={van} />
        <path d={`M0-.5h${width}`} style={{ strokeWidth: 2 }} />
      </g>
    </svg>
  );
}

/** A street lamp in its cone of light. */
function Lamp({ x }: { x: number }) {
  return (
    <g transform={`translate(${x})`}>
      <path d="M-6-104h12l34 104h-80z" style={{ fill: "url(#z)", stroke: "none" }} />
      <path className="k" d="M-2 0v-104h4V0zM-7-104h14l-3-9h-8z" />
      <path className="l" d="M-5-104h10l-2-8h-6z" />
    </g>
  );
}
