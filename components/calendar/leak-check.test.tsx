import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LeakFields } from "./leak-fields";

/** The form with its charge typed in. */
async function renderWith(gas: string, kilograms: string) {
  render(<LeakFields />);
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText("Refrigerant"), gas);
  await user.type(screen.getByLabelText("Charge in kg"), kilograms);
  return user;
}

it("says the class and the intervals of a system, and leads to the calendar with it", async () => {
  const user = await renderWith("R-410A", "12.5");
  expect(
    await screen.findByText(/^26.1 t CO₂e reaches the 5 t limit, so have it checked every 12 months/),
  ).toBeVisible();
  await user.click(screen.getByLabelText("With automatic leak detection"));
  await user.type(screen.getByLabelText("Last leak check (optional)"), "2026-03-03");
  expect(await screen.findByText(/Next due on 3 March 2028/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Add it to your calendar" })).toHaveAttribute(
    "href",
    "/compliance-calendar#f-gas=_2026-03-03__R-410A_12.5_d",
  );
});

it("leads nowhere where the law asks for no check", async () => {
  await renderWith("R-32", "3");
  expect(await screen.findByText(/no regular leak check/)).toBeVisible();
  expect(screen.queryByRole("link")).toBeNull();
});

it("says what is wrong with a charge, and marks the field", async () => {
  await renderWith("R-32", "x");
  expect(await screen.findByText(/such as 12.5/)).toBeVisible();
  expect(screen.getByLabelText("Charge in kg")).toBeInvalid();
  expect(screen.getByLabelText("Charge in kg")).toHaveAccessibleDescription(/such as 12.5/);
});
