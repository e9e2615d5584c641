import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { duties } from "@/data/duties";
import HomesList from "./homes-list";

const firm = { name: "Firm", phone: "020 7946 0000", host: "firm.example" };
const now = "2026-11-22";
const listBox = () => screen.getByRole("textbox", { name: "Your list" });
async function paste(text: string) {
  render(<HomesList duties={duties} firm={firm} now={now} />);
  const user = userEvent.setup();
  await user.click(listBox());
  await user.paste(text);
  return user;
}
const rows = () => within(screen.getByRole("table", { name: /falls due/ })).getAllByRole("row");

it("shows the due dates of pasted homes, and the rejected rows with the reasons", async () => {
  await paste("Flat\tCP12\tEICR\n1\t14/03/2026\t05/05/2020\n2\t31/02/2026\t05/05/2024");
  expect(await screen.findByText("1 row read, 2 dates, 1 overdue.")).toBeVisible();
  expect(rows()[1]).toHaveTextContent(/^1.*14 March 2027.*5 May 2025, overdue/);
  expect(screen.getByText(/^Row 3 \(2\): “31\/02\/2026” under “CP12” is not a date/)).toBeVisible();
});

it("reads a column as the visitor has chosen", async () => {
  const user = await paste("Flat\tChecked\n1\t14/03/2026");
  expect(await screen.findByText(/It has no date in the columns/)).toBeVisible();
  await user.selectOptions(screen.getByRole("combobox", { name: /^Checked/ }), "Last check: Landlord gas safety check");
  expect(rows()[1]).toHaveTextContent("14 March 2027");
});

it("leaves the plan out of the address when it is too long", async () => {
  const user = await paste("Flat,CP12\n1,14/03/2026");
  const link = await screen.findByRole("link", { name: /address of this page/ });
  expect(link.getAttribute("href")).toMatch(/^#gas-let=[a-z\d]+_2026-03-14_1$/);
  await user.clear(listBox());
  await user.paste(`Flat,CP12\n${"A long name of a flat,14/03/2026\n".repeat(60)}`);
  expect(await screen.findByText(/too long for an address/)).toBeVisible();
});

it("reports an unreadable file, and accepts the same file again", async () => {
  render(<HomesList duties={duties} firm={firm} now={now} />);
  const file = new File([], "homes.csv", { type: "text/csv" });
  file.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));
  const input = screen.getByLabelText<HTMLInputElement>(/^Or open a file/);
  await userEvent.upload(input, file);
  expect(await screen.findByText("Your browser could not read that file.")).toBeVisible();
  expect(input.value).toBe("");
});
