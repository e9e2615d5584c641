import { openingHours } from "@/data/business";
import { addressFact } from "@/lib/company";
import { today } from "@/lib/days";
import { hoursTime, shortDayName, specialDaysFrom } from "@/lib/opening";
import { site } from "@/lib/site";

/** Phone, e-mail, address (if there is one) and opening hours. */
export function ContactDetails({ placement }: { placement: string }) {
  const address = addressFact();
  return (
    <address className="reach">
      <p>
        <span className="label">24/7 emergency line</span>
        <a href={site.phone.href} data-contact={`phone:${placement}`} translate="no">
          <b>{site.phone.display}</b>
        </a>
      </p>
      <p>
        <span className="label">E-mail</span>
        <a href={site.email.href} className="text-link" data-contact={`email:${placement}`} translate="no">
          {site.email.display}
        </a>
      </p>
      {address.value && (
        <p>
          <span className="label">{address.label}</span>
          <span translate="no">{address.value}</span>
        </p>
      )}
      <div>
        <span className="label">Opening hours</span>
        <dl>
          {openingHours.map(({ label, opens, closes }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Hours opens={opens} closes={closes} />
              </dd>
            </div>
          ))}
          {specialDaysFrom(today()).map(({ date, opens, closes, shown }) => (
            <div key={date} data-dated={shown}>
              <dt>
                <time dateTime={date}>{shortDayName(date)}</time>
              </dt>
              <dd>{opens && closes ? <Hours opens={opens} closes={closes} /> : "Closed"}</dd>
            </div>
          ))}
          <div>
            <dt>Emergency</dt>
            <dd>24/7</dd>
          </div>
        </dl>
      </div>
    </address>
  );
}

function Hours({ opens, closes }: { opens: string; closes: string }) {
  return (
    <>
      <time dateTime={opens}>{hoursTime(opens)}</time> – <time dateTime={closes}>{hoursTime(closes)}</time>
    </>
  );
}
