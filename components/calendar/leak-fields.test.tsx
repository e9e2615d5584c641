import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LeakFields } from "./leak-fields";

// e2e/calendar.spec.ts tests the link from the form to the calendar.
it("shows no link when the law requires no check, and explains an invalid charge", async () => {
  render(<LeakFields />);
  const user = userEvent.setup();
  const charge = screen.getByLabelText("Charge in kg");
  await user.selectOptions(screen.getByLabelText("Refrigerant"), "R-32");
  await user.type(charge, "3");
  expect(await screen.findByText(/no regular leak check/)).toBeVisible();
  expect(screen.queryByRole("link")).toBeNull();
  await user.type(charge, "x");
  expect(await screen.findByText(/such as 12.5/)).toBeVisible();
  expect(charge).toBeInvalid();
  expect(charge).toHaveAccessibleDescription(/such as 12.5/);
});
