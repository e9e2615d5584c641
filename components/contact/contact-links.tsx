"use client";

import { createContext, useContext } from "react";
import { mailAbout } from "@/lib/enquiry";
import type { ContactLink } from "@/lib/site";

export type ContactLinks = { phone: ContactLink; email: ContactLink };

/** The firm's phone number and e-mail address, for all components of the contact form. */
export const ContactLinksContext = createContext<ContactLinks>({
  phone: { display: "", href: "" },
  email: { display: "", href: "" },
});

export const useEmail = () => useContext(ContactLinksContext).email;

export function PhoneLink() {
  const { display, href } = useContext(ContactLinksContext).phone;
  return (
    <a href={href} className="text-link whitespace-nowrap" data-contact="phone:form" translate="no">
      {display}
    </a>
  );
}

/** How to e-mail photographs, if the page accepts none. */
export function MailPhotographs({ reference }: { reference?: string | undefined }) {
  const { href } = useEmail();
  return (
    <>
      <a href={reference ? mailAbout(href, reference) : href} className="text-link" data-contact="email:photographs">
        Send photographs by e-mail
      </a>
      .{" "}
    </>
  );
}
