import { render, screen } from "@testing-library/react";
import { Compliance } from "./compliance";

const row = (duty: string) => ({ duty, due: "Before use", record: "A certificate" });

it("says in full what the standards of a table are called, each once", () => {
  render(<Compliance duties={[row("Test pipework: BS 6891"), row("Install pipework: BS 6891 and BG 29")]} />);
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["BG 29", "BS 6891"]);
  expect(
    screen.getByText(/^Specification for the installation and maintenance of low pressure gas /),
  ).toBeInTheDocument();
});

it("has nothing to add to a law that is named by its title", () => {
  const { container } = render(
    <Compliance duties={[row("Keep plant safe: Pressure Systems Safety Regulations 2000")]} />,
  );
  expect(container.querySelector("details details")).toBeNull();
});

it("names each group of a long table once, with its drawing, over the group's own duties", () => {
  const grouped = [
    { ...row("Sample the water"), group: "Water" },
    { ...row("Drop the dampers"), group: "Air" },
    { ...row("Clean the tank"), group: "Water" },
  ];
  render(<Compliance duties={grouped} groupFigure={(group) => <figure aria-label={`${group}, drawn`} />} />);
  const [, water, air] = screen.getAllByRole("rowgroup", { hidden: true });
  expect(water).toHaveTextContent(/^Water.*Sample the water.*Clean the tank/);
  expect(air).toHaveTextContent(/^Air.*Drop the dampers/);
  expect(screen.getAllByRole("figure", { hidden: true }).map((drawn) => drawn.getAttribute("aria-label"))).toEqual([
    "Water, drawn",
    "Air, drawn",
  ]);
});
