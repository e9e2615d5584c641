import { fireEvent, render, screen } from "@testing-library/react";
import { business } from "@/data/business";
import { areaOf } from "@/lib/areas";
import { mapService } from "@/lib/maps";
import { responseTime } from "@/lib/response";
import { MapEmbed } from "./map-embed";

const frame = () => screen.queryByTitle(new RegExp(`^${business.name} location: `));

it("loads the street map on request, at the same height, and closes it again", () => {
  const { container } = render(<MapEmbed height={400} />);
  expect(frame()).toBeNull();
  const details = container.querySelector("details") as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event("toggle"));
  expect(frame()).toHaveAttribute("loading", "lazy");
  expect(frame()).toHaveAttribute("height", "400");
  expect(frame()).toHaveAttribute("src", mapService().embed);
  expect(frame()).toHaveAttribute("sandbox", expect.stringMatching(/^allow-scripts /));
  expect(container.querySelector("summary")).toHaveTextContent("Back to the drawing");
});

it("shows the street map when the visitor has opened it before hydration", () => {
  const open = jest.spyOn(HTMLDetailsElement.prototype, "open", "get").mockReturnValue(true);
  render(<MapEmbed height={400} />);
  expect(frame()).not.toBeNull();
  open.mockRestore();
});

it("names the neighbours of an area and their times", () => {
  render(<MapEmbed height={400} area="camden" />);
  const map = screen.getByRole("img", { name: "Map of Camden and the areas nearest to it" });
  expect(map).toHaveTextContent(`Islington ${responseTime(areaOf("islington"))}`);
});

it("names the regions when it is smallest", () => {
  render(<MapEmbed height={200} />);
  const map = screen.getByRole("img", { name: /Central, North, South, East and West London$/ });
  expect(map).toHaveTextContent("CentralNorthSouthEastWest");
});
