import { resolveStyles } from "./resolve";
import { readRules, readTokens } from "./stylesheet";

const tokens = readTokens("@theme { --color-*: initial; --ink: #123; /* text */ --gas: #fa0; }");

const resolved = (svg: string, css: string) => resolveStyles(svg, readRules(css), tokens);

describe("the styles of a drawing", () => {
  it("are written into it", () => {
    expect(resolved('<g class="part"/>', ".part { fill: var(--ink); cursor: pointer }")).toBe('<g fill="#123"/>');
  });

  it("win over its attributes, the more specific over the others, the later over the earlier", () => {
    const css =
      ".a .b { fill: red } .b { fill: green; stroke: blue } :where(.a .b) { stroke: none } .b { stroke: grey }";
    expect(resolved('<g class="a"><path class="b" fill="black"/></g>', css)).toBe(
      '<g><path fill="red" stroke="grey"/></g>',
    );
  });

  it("carry variables from an element to what it holds, the innermost first", () => {
    const css = ".air { --m: var(--ink) } .gas { --m: var(--gas) } .line { stroke: var(--m) }";
    const svg = '<g class="air"><path class="line"/><g class="gas"><path class="line"/></g></g>';
    expect(resolved(svg, css)).toBe('<g><path stroke="#123"/><g><path stroke="#fa0"/></g></g>');
  });

  it("give lines set in em their weight at the size of the scaled part", () => {
    const css = ".d { font-size: 10px } :where(.d [font-size]) { stroke-width: 0.15em }";
    expect(resolved('<g class="d"><g font-size="5"/></g>', css)).toBe(
      '<g font-size="10"><g font-size="5" stroke-width="0.75"/></g>',
    );
  });

  it("leave out what hangs on a medium or on the visitor", () => {
    const css =
      "@media (forced-colors: active) { .a { fill: Canvas } } .a:hover, .a { fill: red } @keyframes k { to { x: 1 } }";
    expect(readRules(css).map(({ selector }) => selector)).toEqual([".a"]);
  });

  it("are refused where a variable has no value", () => {
    expect(() => resolved('<g fill="var(--lost)"/>', "")).toThrow(/--lost/);
  });
});
