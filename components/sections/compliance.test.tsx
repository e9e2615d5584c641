import { render, screen } from "@testing-library/react";
import { Compliance } from "./compliance";

const row = (duty: string) => ({ duty, due: "Before use", record: "A certificate" });

it("lists the full title of each standard in a table once", () => {
  render(<Compliance duties={[row("Test pipework: BS 6891"), row("Install pipework: BS 6891 and BG 29")]} />);
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["BG 29", "BS 6891"]);
  expect(
    screen.getByText(/^Specification for the installation and maintenance of low pressure gas /),
  ).toBeInTheDocument();
});

it("lists nothing for a law that is named by its title", () => {
  const { container } = render(
    <Compliance duties={[row("Keep plant safe: Pressure Systems Safety Regulations 2000")]} />,
  );
  expect(container.querySelector("details details")).toBeNull();
});

it("groups a long table by trade, with counts, and opens the first group only", () => {
  const grouped = [
    { ...row("Sample the water"), group: "Water" },
    { ...row("Drop the dampers"), group: "Air" },
    { ...row("Clean the tank"), group: "Water" },
  ];
  const { container } = render(<Compliance duties={grouped} />);
  const [water, air] = container.querySelectorAll("details.duty-group");
  expect(water).toHaveAttribute("open");
  expect(water).toHaveTextContent(/^Water2 duties.*Sample the water.*Clean the tank/);
  expect(air).not.toHaveAttribute("open");
  expect(air).toHaveTextContent(/^Air1 duty.*Drop the dampers/);
});
