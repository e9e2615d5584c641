import { render } from "@testing-library/react";
import { GasEmergency } from "@/components/sections/gas-emergency";
import { business, gasEmergency } from "@/data/business";
import { dial, site } from "@/lib/site";
import { Footer } from "./footer";
import { Header } from "./header";

it("leaves the firm's name, number and addresses, and the gas network's number, as they are in a translated page", () => {
  const { container } = render(
    <>
      <Header />
      <GasEmergency />
      <Footer />
    </>,
  );
  const kept = [...container.querySelectorAll("[translate=no]")].map(({ textContent }) => textContent);
  expect(kept).toEqual([
    ...[business.name, site.phone.display, gasEmergency.phone],
    ...[business.name, site.phone.display, site.email.display],
    ...(business.address.street
      ? [[business.address.street, business.address.locality, business.address.postcode].join(", ")]
      : []),
  ]);
  expect(dial(gasEmergency.phone)).toBe("tel:0800111999");
});
