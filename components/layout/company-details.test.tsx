import { render, screen } from "@testing-library/react";
import { business } from "@/data/business";
import { company, companyFacts } from "@/lib/company";
import { hasSupplierPage } from "@/lib/supplier";
import { CompanyDetails, CompanyLine } from "./company-details";
import { Footer } from "./footer";

const firm = {
  legal: {
    companyName: "Firm Ltd",
    companyNumber: "01234567",
    registeredIn: "England and Wales",
    registeredOffice: "1 High Street, London",
    vatNumber: "GB123456789",
    gasSafeNumber: "123456",
    refcomNumber: "REF1001",
    insurance: "Public liability £10 million",
  },
  address: { street: "2 Low Street", locality: "London", postcode: "N1 1AA", country: "GB" },
};
const filled = companyFacts(firm);

describe("the company details", () => {
  it("show every field that is filled in", () => {
    const { container } = render(<CompanyDetails facts={filled} />);
    for (const value of [
      ...["Firm Ltd", "01234567", "England and Wales", "1 High Street, London", "2 Low Street, London, N1 1AA"],
      ...["GB123456789", "123456", "REF1001", "Public liability £10 million", business.name, business.email],
    ]) {
      expect(container).toHaveTextContent(value);
    }
  });

  it("leave out what is empty", () => {
    const { container } = render(<CompanyDetails facts={[]} />);
    expect(container).toHaveTextContent(business.name);
    expect([...container.querySelectorAll("dt")].map((term) => term.textContent)).toEqual(["Trading name", "E-mail"]);
    for (const value of container.querySelectorAll("dd")) expect(value).not.toBeEmptyDOMElement();
  });

  it("say how to get the documents, unless there is a page for them", () => {
    const { container } = render(<CompanyDetails />);
    if (hasSupplierPage) expect(container).not.toHaveTextContent(company.details.ask);
    else expect(container).toHaveTextContent(company.details.ask);
  });

  it("are in one line of the footer when there are any", () => {
    expect(render(<CompanyLine facts={[]} />).container).toBeEmptyDOMElement();
    expect(render(<CompanyLine facts={filled} />).container).toHaveTextContent(
      "Registered company: Firm Ltd · Company number: 01234567",
    );
  });

  it("name an address that is the registered office too once, and the line below the footer's address not at all", () => {
    const legal = { ...firm.legal, registeredOffice: "2 Low Street, London N1 1AA" };
    const facts = companyFacts({ ...firm, legal });
    expect(facts.filter(({ value }) => value.startsWith("2 Low Street"))).toEqual([
      { label: "Address and registered office", value: "2 Low Street, London, N1 1AA" },
    ]);
    const line = (of: typeof facts) => render(<CompanyLine facts={of} />).container;
    expect(line(facts)).not.toHaveTextContent("2 Low Street");
    expect(line(filled)).toHaveTextContent("Registered office: 1 High Street, London");
    expect(line(filled)).not.toHaveTextContent("2 Low Street");
  });
});

it("the footer links to the privacy notice, the accessibility statement, the company details and the complaints", () => {
  render(<Footer />);
  for (const [name, path] of [
    ["Privacy Notice", "/privacy"],
    ["Accessibility Statement", "/accessibility"],
    ["Company details", "/contact#company"],
    ["Complaints", "/contact#complaints"],
  ] as const) {
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", path);
  }
  const { container } = render(<CompanyDetails />);
  for (const id of ["company", "complaints"]) expect(container.querySelector(`#${id}`)).toBeInTheDocument();
});
