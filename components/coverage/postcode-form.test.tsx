import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { areaOf } from "@/lib/areas";
import { sentencesOf } from "@/lib/claims";
import { responseTime } from "@/lib/response";
import { PostcodeForm } from "./postcode-form";

const phone = { display: "020 7946 0182", href: "tel:+442079460182" };

async function lookUp(text: string) {
  render(<PostcodeForm phone={phone} />);
  const user = userEvent.setup();
  if (text) await user.type(screen.getByLabelText(/^Your postcode/), text);
  await user.click(screen.getByRole("button", { name: "Find my area" }));
  return screen.getByRole("status");
}

describe("the postcode look-up", () => {
  it("names the area, its typical time and its page", async () => {
    const status = await lookUp("nw1 8ab");
    expect(await screen.findByRole("link", { name: "Camden" })).toHaveAttribute("href", "/areas/camden");
    expect(status).toHaveTextContent(
      `NW1 is in this area:Camden, emergency response typically ${responseTime(areaOf("camden"))}`,
    );
    expect(status).toHaveTextContent(sentencesOf("appointments"));
  });

  it.each([
    ["Watford", "Yes, we come to:Watford", "Watford"],
    ["cannary warf", "Did you mean this place? We come to:Canary Wharf", "Canary Wharf"],
    ["London", "We come to each of these:", "City of London"],
    ["Soho", "Yes, we come to:Soho, on our page for Mayfair, emergency response typically", "Mayfair"],
    ["Nine Elms", "We come to each of these:Nine Elms, on our page for Battersea", "Lambeth"],
  ])("finds areas by the name %j", async (typed, words, name) => {
    const status = await lookUp(typed);
    expect(await screen.findByRole("link", { name })).toBeVisible();
    expect(status).toHaveTextContent(words);
  });

  it("links to the form, which then names the area", async () => {
    await lookUp("GU18 5AA");
    const ask = await screen.findByRole("link", { name: "Ask for a quote in Woking" });
    expect(ask).toHaveAttribute("href", "/contact?about=woking#request-a-quote");
  });

  it("asks to call when no time is stated", async () => {
    const status = await lookUp("WD17");
    expect(await screen.findByRole("link", { name: phone.display })).toHaveAttribute("href", phone.href);
    expect(status).toHaveTextContent(`call ${phone.display} for the current response time`);
    expect(status).not.toHaveTextContent("typically");
  });

  it.each([
    ["GU18 5AA", /nearest area that is, about 5 miles away in a straight line:Woking/],
    ["TN24", /outside our usual area: about \d+ miles/],
    ["M1 1AE", /M1 is not a postcode in or near London/],
    ["EC1P 1AA", /PO boxes/],
    ["W1", /shared by 3 of our areas/],
  ])("explains %s", async (typed, words) => {
    const status = await lookUp(typed);
    await screen.findAllByRole("link");
    expect(status).toHaveTextContent(words);
  });

  it.each(["", "Manchester", "<b>x</b>"])("marks the field and keeps the text when it is %j", async (typed) => {
    const status = await lookUp(typed);
    const field = screen.getByLabelText(/^Your postcode/);
    await screen.findByText(/^(Type|We can’t find)/);
    expect(field).toBeInvalid();
    expect(field).toHaveValue(typed);
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(status.textContent ?? "");
  });
});
