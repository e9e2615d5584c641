import { render, screen } from "@testing-library/react";
import { Logo } from "./logo";

it("shows a long firm name in a smaller size", () => {
  render(<Logo name="Harrow Road Heating & Plumbing Engineers" />);
  expect(screen.getByText(/^Harrow Road/)).toHaveAttribute("data-long");
  render(<Logo name="Riser & Main" />);
  expect(screen.getByText("Riser & Main")).not.toHaveAttribute("data-long");
});
