import { openingHours } from "@/data/business";
import { addressFact } from "@/lib/company";
import { today } from "@/lib/days";
import { hoursTime, shortDayName, specialDaysFrom } from "@/lib/opening";
import { site } from "@/lib/site";

/** Phone, e-mail, address (when there is one) and hours; the same everywhere. */
export function ContactDetails({ placement }: { placement: string }) {
  const address = addressFact();
  return (
    <address className="mt-4 grid gap-2 not-italic md:mt-6 md:gap-4">
      <p>
        <span className="label block text-ink-soft">24/7 emergency line</span>
        <a
          href={site.phone.href}
          className="inline-flex min-h-11 items-center text-h3 font-bold"
          data-contact={`phone:${placement}`}
          translate="no"
        >
          {site.phone.display}
        </a>
      </p>
      <p>
        <span className="label block text-ink-soft">E-mail</span>
        <a
          href={site.email.href}
          className="text-link inline-flex min-h-11 items-center"
          data-contact={`email:${placement}`}
          translate="no"
        >
          {site.email.display}
        </a>
      </p>
      {address.value && (
        <p>
          <span className="label block text-ink-soft">{address.label}</span>
          <span translate="no">{address.value}</span>
        </p>
      )}
      <div>
        <span className="label block text-ink-soft">Opening hours</span>
        <dl className="mt-1 grid w-fit grid-cols-[auto_auto] gap-x-5 [&_time]:whitespace-nowrap">
          {openingHours.map(({ label, opens, closes }) => (
            <div key={label} className="contents">
              <dt>{label}</dt>
              <dd>
                <Hours opens={opens} closes={closes} />
              </dd>
            </div>
          ))}
          {specialDaysFrom(today()).map(({ date, opens, closes, shown }) => (
            <div key={date} className="contents" data-dated={shown}>
              <dt>
                <time dateTime={date}>{shortDayName(date)}</time>
              </dt>
              <dd>{opens && closes ? <Hours opens={opens} closes={closes} /> : "Closed"}</dd>
            </div>
          ))}
          <div className="contents">
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
