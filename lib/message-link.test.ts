import { optionalFacts as filled } from "@/fixtures/optional-facts";
import { messageLink } from "./message-link";

const linkOf = (messages: (typeof filled)["messages"]) => messageLink({ ...filled, messages });

it("links to the owner's messaging service, if there is one", () => {
  expect(linkOf({ by: "sms", number: "07700 900182" })).toEqual({
    words: "Text us on",
    display: "07700 900182",
    href: "sms:+447700900182",
  });
  expect(linkOf({ by: "whatsapp", number: "+44 7700 900182" })?.href).toBe("https://wa.me/447700900182");
  expect(linkOf({ by: "sms", number: "" })).toBeUndefined();
});
