import { render, screen } from "@testing-library/react";
import { Logo } from "./logo";

it("writes a long name of the firm smaller", () => {
  render(<Logo name="Harrow Road Heating & Plumbing Engineers" />);
  expect(screen.getByText(/^Harrow Road/)).toHaveAttribute("data-long");
  render(<Logo name="Riser & Main" />);
  expect(screen.getByText("Riser & Main")).not.toHaveAttribute("data-long");
});
