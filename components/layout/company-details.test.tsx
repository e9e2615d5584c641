import { render, screen } from "@testing-library/react";
import { business } from "@/data/business";
import { company, companyFacts } from "@/lib/company";
import { hasSupplierPage } from "@/lib/supplier";
import { CompanyDetails } from "./company-details";
import { CompanyLine } from "./company-line";
import { Footer } from "./footer";

const legal = {
  companyName: "Firm Ltd",
  companyNumber: "01234567",
  registeredIn: "England and Wales",
  registeredOffice: "1 High Street, London",
  vatNumber: "GB123456789",
  gasSafeNumber: "123456",
  refcomNumber: "REF1001",
  insurance: "Public liability £10 million",
};
const address = { street: "2 Low Street", locality: "London", postcode: "N1 1AA", country: "GB" };
const facts = companyFacts({ legal, address });
const lineOf = (filled: typeof facts) => render(<CompanyLine facts={filled} />).container;

describe("the company details", () => {
  it("show completed facts only", () => {
    const { container, rerender } = render(<CompanyDetails facts={facts} />);
    const shown = [...Object.values(legal), "2 Low Street, London, N1 1AA", business.name];
    for (const value of shown) expect(container).toHaveTextContent(value);
    rerender(<CompanyDetails facts={[]} />);
    expect([...container.querySelectorAll("dt")].map((term) => term.textContent)).toEqual([
      "Trading name",
      ...(hasSupplierPage ? [] : ["Documents"]),
    ]);
    expect(container).toHaveTextContent(company.complaints.heading);
  });

  it("are one line of the footer if there are any, without the address, which is above it", () => {
    expect(lineOf([])).toBeEmptyDOMElement();
    const line = lineOf(facts);
    expect(line).toHaveTextContent("Registered company: Firm Ltd · Company number: 01234567");
    expect(line).toHaveTextContent("Registered office: 1 High Street, London");
    expect(line).not.toHaveTextContent("2 Low Street");
  });

  it("name the address once when it is the registered office too", () => {
    const both = companyFacts({ legal: { ...legal, registeredOffice: "2 Low Street, London N1 1AA" }, address });
    expect(both.filter(({ value }) => value.startsWith("2 Low Street"))).toEqual([
      { label: "Address and registered office", value: "2 Low Street, London, N1 1AA" },
    ]);
    expect(lineOf(both)).not.toHaveTextContent("2 Low Street");
  });
});

it("the footer links to the information that the law requires to be accessible", () => {
  render(<Footer />);
  const links = {
    "Privacy Notice": "/privacy",
    "Company details": "/contact#company",
    Complaints: "/contact#complaints",
  };
  for (const [name, path] of Object.entries(links))
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", path);
});
