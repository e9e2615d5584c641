import { render } from "@testing-library/react";
import { pageOf } from "@/lib/pages";
import { pageGraph } from "@/lib/structured-data";
import { JsonLd } from "./json-ld";

it("contains the whole graph, and no text in it can end the element", () => {
  const page = pageOf("/");
  const graph = pageGraph({ ...page, meta: { ...page.meta, description: "</script><p>outside</p>" } });
  const { container } = render(<JsonLd graph={graph} />);
  expect(container.innerHTML.match(/</g)).toHaveLength(2);
  expect(JSON.parse(container.textContent ?? "")).toEqual(JSON.parse(JSON.stringify(graph)));
});
