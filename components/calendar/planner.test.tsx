import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { duties } from "@/data/duties";
import { Planner } from "./planner";

const firm = { name: "Firm", phone: "020 7946 0000", host: "firm.example" };
const homes = () => screen.getByRole("checkbox", { name: "Gas appliances in homes you rent out" });

function draw(fragment = "") {
  history.replaceState(null, "", `/${fragment}`);
  render(<Planner duties={duties} firm={firm} example={<p>An example</p>} />);
  return userEvent.setup();
}

it("adds a second piece of plant, and removes one by its name", async () => {
  const user = draw();
  expect(screen.getByText("An example")).toBeVisible();
  await user.click(homes());
  await user.type(screen.getByLabelText(/^Which one/), "Flat 1");
  await user.click(screen.getByRole("button", { name: /^Add another/ }));
  await waitFor(() => expect(screen.getAllByLabelText("Last check")[1]).toHaveFocus());
  await user.click(screen.getByRole("button", { name: "Remove Flat 1" }));
  expect(screen.getByRole("button", { name: /^Add another/ })).toHaveFocus();
  expect(screen.getByLabelText(/^Which one/)).toHaveValue("");
});

it("restores the typed values when a box is unticked and ticked again", async () => {
  const user = draw("#gas-let=a_2026-03-14_Flat+1&gas-let=b_2026-04-14_Flat+2");
  await screen.findByText("Landlord gas safety check: Flat 2");
  await user.click(homes());
  expect(screen.queryByLabelText("Last check")).toBeNull();
  await user.click(homes());
  for (const name of ["Flat 1", "Flat 2"]) expect(screen.getByText(`Landlord gas safety check: ${name}`)).toBeVisible();
});

it("changes one of two dates that have the same id in an older address", async () => {
  const user = draw("#gas-let=a_2026-03-14_Flat+1&electrical=a_2026-05-14_Flat+1");
  const [, second] = await screen.findAllByLabelText(/^Last/);
  if (!second) throw new Error("The second date is missing");
  await user.clear(second);
  expect(screen.getAllByLabelText<HTMLInputElement>(/^Last/).map(({ value }) => value)).toEqual(["2026-03-14", ""]);
});

it("shows a message when the browser has no clipboard", async () => {
  const user = draw("#gas-let=a_2026-03-14_Flat+1");
  Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
  await user.click(await screen.findByRole("button", { name: "Copy its address" }));
  expect(screen.getByText(/^Your browser did not copy it/)).toBeVisible();
});
