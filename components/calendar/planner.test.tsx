import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { duties } from "@/data/duties";
import { Planner } from "./planner";

const firm = { name: "Firm", phone: "020 7946 0000", host: "firm.example" };
const draw = () => render(<Planner duties={duties} firm={firm} example={<p>An example</p>} />);
const box = (name: string) => screen.getByRole("checkbox", { name });

afterEach(() => history.replaceState(null, "", "/"));

it("asks for the day of what is ticked, and plans it", async () => {
  draw();
  const user = userEvent.setup();
  expect(screen.getByText("An example")).toBeVisible();
  await user.click(box("Fire dampers"));
  await user.type(screen.getByLabelText("Last test"), "2020-02-29");
  const plan = screen.getByText("Your plan").closest("div");
  expect(plan && within(plan).getByRole("listitem")).toHaveTextContent(/Fire damper test.*28 February 2021.*late/);
  expect(screen.queryByText("An example")).toBeNull();
  await user.click(box("Fire dampers"));
  expect(screen.queryByLabelText("Last test")).toBeNull();
});

it("puts a further piece beside the first, and takes one out by its name", async () => {
  draw();
  const user = userEvent.setup();
  await user.click(box("Gas appliances in homes you rent out"));
  await user.type(screen.getByLabelText(/^Which one/), "Flat 1");
  await user.click(screen.getByRole("button", { name: /^Add another/ }));
  expect(screen.getAllByLabelText("Last check")).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Remove Flat 1" }));
  expect(screen.getByLabelText(/^Which one/)).toHaveValue("");
});

it("gives back what was typed where its box was ticked off and on again", async () => {
  history.replaceState(null, "", "/#gas-let=a_2026-03-14_Flat+1&gas-let=b_2026-04-14_Flat+2");
  draw();
  const user = userEvent.setup();
  await screen.findByText("Landlord gas safety check: Flat 2");
  await user.click(box("Gas appliances in homes you rent out"));
  expect(screen.queryByLabelText("Last check")).toBeNull();
  await user.click(box("Gas appliances in homes you rent out"));
  expect(screen.getByText("Landlord gas safety check: Flat 1")).toBeVisible();
  expect(screen.getByText("Landlord gas safety check: Flat 2")).toBeVisible();
});

it("opens with the plan of its address", async () => {
  history.replaceState(null, "", "/#lev=b_2024-01-31_Workshop");
  draw();
  expect(await screen.findByText("LEV examination and test: Workshop")).toBeVisible();
  expect(box("Local exhaust ventilation (LEV)")).toBeChecked();
  expect(screen.getByRole("link", { name: "See your plan" })).toHaveAttribute("href", "#plan");
});
