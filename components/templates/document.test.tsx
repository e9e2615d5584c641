import { render, screen } from "@testing-library/react";
import { accessibility } from "@/data/pages/accessibility";
import { privacy } from "@/data/pages/privacy";
import { site } from "@/lib/site";
import { DocumentTemplate } from "./document";

describe.each([privacy, accessibility])("$path", (page) => {
  it("gives the day of its last change, the phone number and the e-mail address", () => {
    render(<DocumentTemplate {...page} />);
    const day = screen.getByText(/^\d+ [A-Z][a-z]+ \d{4}$/);
    expect(day).toHaveAttribute("datetime", page.updated);
    expect(new Date(`${day.textContent} UTC`).toISOString()).toMatch(page.updated);
    expect(screen.getByRole("link", { name: site.phone.display })).toHaveAttribute("href", site.phone.href);
    expect(screen.getByRole("link", { name: site.email.display })).toHaveAttribute("href", site.email.href);
  });

  it("leads to the body that takes complaints further", () => {
    const { container } = render(<DocumentTemplate {...page} />);
    const outside = [...container.querySelectorAll('main a[href^="https:"]')].map((link) => link.getAttribute("href"));
    expect(outside).toEqual([
      page.path === "/privacy" ? "https://ico.org.uk/make-a-complaint/" : "https://www.equalityadvisoryservice.com/",
    ]);
  });
});
