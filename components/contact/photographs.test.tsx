import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Photographs from "./photographs";

it("reports an unreadable file, and lets the visitor choose another", async () => {
  const { container } = render(<Photographs endpoint="/api/enquiries" enquiryKey="key" isLatest />);
  const input = container.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("The control for files is missing");
  const gone = new File(["%PDF-1.7"], "cloud.pdf", { type: "application/pdf" });
  const unreadable = new Blob();
  unreadable.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));
  gone.slice = () => unreadable;
  await userEvent.upload(input, gone);
  expect(await screen.findByText("cloud.pdf: Your browser could not read this file.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Choose files" })).toBeEnabled();
});
