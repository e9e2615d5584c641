import { screen } from "@testing-library/react";
import { sent } from "@/lib/enquiry";
import { site } from "@/lib/site";
import { isSent, send, show, type, wait } from "./contact-form-testing";
import { endpoint } from "./testing-endpoint";

const heard = jest.fn();
document.addEventListener("contact", (event) => heard(event instanceof CustomEvent && event.detail));

it("shows the reference, whom to call and where to send photographs, and announces the contact once", async () => {
  endpoint([201, { reference: "7KM3QX" }]);
  send();
  expect(await isSent()).toHaveTextContent(
    `${sent.reply} Your reference is 7KM3QX. If it cannot wait, call ${site.phone.display}. Send photographs by e-mail.`,
  );
  const link = screen.getByRole("link", { name: "Send photographs by e-mail" });
  expect(link).toHaveAttribute("href", `${site.email.href}?subject=Enquiry%207KM3QX`);
  expect(heard.mock.calls).toEqual([["form:contact"]]);
});

describe("the bot check", () => {
  const scripts = () => document.head.querySelectorAll("script[src*=challenges]");
  afterEach(() => {
    delete window.turnstile;
    for (const script of scripts()) script.remove();
  });

  it("loads when the form is first used", async () => {
    show({ challengeKey: "0x4" });
    expect(scripts()).toHaveLength(0);
    type("Message", "No heat");
    expect(scripts()).toHaveLength(1);
    await wait(0);
  });

  it.each([undefined, {}])("is skipped when blocked or broken: %j", async (turnstile) => {
    const requests = endpoint();
    Object.assign(window, { turnstile });
    send({ challengeKey: "0x4" });
    await isSent();
    expect(requests[0]?.body).not.toHaveProperty("turnstile");
  });

  it("sends a new token with each attempt, including the retry after a 503", async () => {
    const requests = endpoint([503], [503]);
    let made = 0;
    let token: string | undefined = "token 0";
    window.turnstile = {
      getResponse: () => token,
      // A new token takes two seconds, longer than the first retry delay.
      reset() {
        token = undefined;
        setTimeout(() => (token = `token ${++made}`), 2000);
      },
    };
    send({ challengeKey: "0x4" });
    await wait();
    expect(requests.map(({ body }) => body.turnstile)).toEqual(["token 0", "token 1", "token 2"]);
  });
});
