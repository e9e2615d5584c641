import { Fragment } from "react";
import { gasEmergency } from "@/data/business";
import { safety } from "@/data/safety";
import { dial, site } from "@/lib/site";

/** Whom to call, shown beside the button when the form describes an emergency. The gas line comes first. */
export function UrgentNote() {
  const number = (phone: string) => (
    <a href={dial(phone)} className="font-bold whitespace-nowrap underline" data-contact="phone:form" translate="no">
      {phone}
    </a>
  );
  return (
    <p className="urgent-note">
      Do you smell gas?{" "}
      {safety.gasEscape.brief.split(gasEmergency.phone).map((words, index) => (
        <Fragment key={words}>
          {index > 0 && number(gasEmergency.phone)}
          {words}
        </Fragment>
      ))}{" "}
      If anything else cannot wait, call us now: {number(site.phone.display)}.
    </p>
  );
}
