"use client";

import { PhoneIcon } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { titleFromSlug } from "@/lib/slug";

type ServiceLink = { path: string; name: string; summary: string; theme: string };
type Props = {
  waitForArea: boolean;
  phone: { display: string; href: string };
  services: readonly ServiceLink[];
  /** The postcode look-up. */
  lookup: ReactNode;
  /** What stands here where the address names no area. */
  children: ReactNode;
};

/** Reads the address: an area's name under /areas, or an unknown path, which is logged. */
export function UnknownPath({ waitForArea, phone, services, lookup, children }: Props) {
  const [area, setArea] = useState<string>();
  const [waiting, setWaiting] = useState(waitForArea);

  useEffect(() => {
    const path = window.location.pathname;
    const [, slug] = /^\/areas\/([^/]+)\/?$/.exec(path) ?? [];
    const name = slug && titleFromSlug(decode(slug));
    if (name) {
      setArea(name);
    } else {
      console.error(`404: no page has the address ${path}`);
    }
    setWaiting(false);
  }, []);

  if (waiting) return <h1 className="frame py-28 text-lead">Loading...</h1>;
  return area ? <UnlistedArea name={area} phone={phone} services={services} lookup={lookup} /> : children;
}

/** The page of an area that has no page: what we do there, in general terms, and how to ask. */
function UnlistedArea({ name, phone, services, lookup }: Omit<Props, "waitForArea" | "children"> & { name: string }) {
  return (
    <>
      <div className="hero">
        <div className="frame grid items-center gap-x-12 gap-y-10 py-12 lg:grid-cols-12 lg:py-16">
          <div className="lg:col-span-7">
            <h1 className="text-h1">
              <span className="mb-3 block text-lead font-semibold tracking-normal text-accent">
                HVAC, gas and plumbing in{" "}
              </span>
              {name}
            </h1>
            <p className="mt-6 max-w-text text-lead">
              {name} has no page of its own yet. We may well cover it: call with the postcode and we tell you at once,
              with the current response time.
            </p>
            <div className="mt-8 flex flex-wrap gap-3">
              <a
                href={phone.href}
                className="button border-accent bg-accent text-white"
                data-contact="phone:unlisted-area"
              >
                <PhoneIcon aria-hidden className="icon" />
                Call {phone.display}
              </a>
              <a href="/areas" className="button border-ink">
                All areas we cover
              </a>
            </div>
          </div>
          <div className="lg:col-span-5">{lookup}</div>
        </div>
      </div>
      <section className="band bg-paper">
        <div className="frame">
          <h2 className="text-h2">Services</h2>
          <ul className="schedule mt-8 sm:grid-cols-2 xl:grid-cols-3">
            {services.map(({ path, name: service, summary, theme }) => (
              <li key={path} data-theme={theme} className="service-card">
                <h3 className="text-h3">
                  <a href={path} className="stretched">
                    {service}
                  </a>
                </h3>
                <p className="mt-2 text-small text-ink-soft">{summary}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="band bg-paper-deep">
        <div className="frame">
          <h2 className="text-h2">What you can rely on in {name}</h2>
          <ul className="plain-list mt-8">
            <li>Gas Safe registered, REFCOM certified and fully insured, wherever the building stands.</li>
            <li>Free quotes within 24 hours, and planned appointments on the same or the next day.</li>
            <li>A written record of every visit: readings, parts and what is left to do.</li>
          </ul>
        </div>
      </section>
    </>
  );
}

/** An address as people read it; one that is wrongly encoded is taken as it stands. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
