import { inlineStyles } from "./inline-styles";

const inlined = (svg: string, css: string) => inlineStyles(svg, css, "--ink: #123; --gas: #fa0;");

describe("the styles of a drawing", () => {
  it("carry variables from an element to what it holds, the innermost first", () => {
    const css = ".air { --m: var(--ink) } .gas { --m: var(--gas) } .line { stroke: var(--m, red) }";
    const svg = '<g class="air"><path class="line"/><g class="gas"><path class="line"/></g></g><path class="line"/>';
    expect(inlined(svg, css).match(/stroke: [^;]+/g)).toEqual(["stroke: #123", "stroke: #fa0", "stroke: red"]);
  });

  it("leave out what hangs on a medium or on the visitor", () => {
    const css =
      "@media (forced-colors: active) { .a { fill: Canvas } } .a { fill: red } .a:focus, .b:has(.a:hover) { fill: blue }";
    expect(inlined('<g class="a"/>', css)).toBe('<g class="a" style="fill: red;"/>');
  });

  it("are refused where a variable has no value", () => {
    expect(() => inlined('<g fill="var(--lost)"/>', "")).toThrow(/--lost/);
    expect(() => inlined('<g class="a"/>', ".a { fill: var(--m) }")).toThrow(/--m/);
  });
});
