import { render } from "@testing-library/react";
import { Page } from "@/components/templates";
import { ContactTemplate } from "@/components/templates/contact";
import { business, gasEmergency } from "@/data/business";
import { type SitePage, sitePages } from "@/lib/pages";
import { dial, site } from "@/lib/site";
import { Footer } from "./footer";
import { Header } from "./header";
import { TopBar } from "./top-bar";

/** The texts within these that hold one of the words, and that a translation may change. */
function changeable(elements: Iterable<Element>, words: readonly string[]): readonly string[] {
  return [...elements]
    .flatMap((element) => [element, ...element.querySelectorAll("*")])
    .filter((element) => !element.closest("[translate=no]"))
    .flatMap((element) => [...element.childNodes])
    .flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [(node.textContent ?? "").replace(/\s/g, " ")] : []))
    .filter((text) => words.some((word) => text.includes(word)));
}

const numbers = [site.phone.display, site.email.display, gasEmergency.phone];

it("leaves the firm's name, number and addresses as they are at the head and foot of a translated page", () => {
  const { container } = render(
    <>
      <TopBar />
      <Header />
      <Footer />
    </>,
  );
  const { street, locality, postcode } = business.address;
  const address = street ? [[street, locality, postcode].join(", ")] : [];
  expect(container).toHaveTextContent(business.name);
  expect(changeable(container.children, [business.name, ...numbers, ...address])).toEqual([]);
});

/** One page of each kind, but the calendar, which calls nobody. */
const kinds = [...new Map(sitePages.map((page) => [page.kind, page])).values()].filter(
  ({ kind }) => kind !== "calendar",
);

it.each<SitePage>([...kinds, ...sitePages.filter(({ path }) => /emergency/.test(path))])(
  "and so are the numbers that $path calls",
  (page) => {
    const { container } = render(
      page.kind === "contact" ? <ContactTemplate {...page} /> : <Page {...(page as Parameters<typeof Page>[0])} />,
    );
    expect(changeable(container.querySelectorAll("a[data-contact]"), numbers)).toEqual([]);
  },
);

it("calls the gas network as its number is published", () => {
  expect(dial(gasEmergency.phone)).toBe("tel:0800111999");
});
