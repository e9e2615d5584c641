"use client";

import { type ReactNode, useEffect, useState } from "react";
import { titleFromSlug } from "@/lib/slug";

type ServiceLink = { path: string; name: string; summary: string };
type Props = {
  waitForArea: boolean;
  phone: { display: string; href: string };
  services: readonly ServiceLink[];
  /** What stands here where the address names no area. */
  children: ReactNode;
};

/** Reads the address: an area's name under /areas, or an unknown path, which is logged. */
export function UnknownPath({ waitForArea, phone, services, children }: Props) {
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
  return area ? <UnlistedArea name={area} phone={phone} services={services} /> : children;
}

/** The page of an area that has no page: what we do there, in general terms, and how to ask. */
function UnlistedArea({ name, phone, services }: Pick<Props, "phone" | "services"> & { name: string }) {
  return (
    <div className="frame py-14 lg:py-20">
      <h1 className="text-h1">HVAC, gas and plumbing in {name}</h1>
      <p className="mt-6 max-w-text text-lead">
        {name} has no page of its own yet. We may well cover it: call with the postcode and we tell you at once, with
        the current response time.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <a href={phone.href} className="button border-accent bg-accent text-white" data-contact="phone:unlisted-area">
          Call {phone.display}
        </a>
        <a href="/areas" className="button border-ink">
          All areas we cover
        </a>
      </div>
      <h2 className="mt-14 text-h2">Services</h2>
      <ul className="schedule mt-6 sm:grid-cols-2 lg:grid-cols-3">
        {services.map(({ path, name: service, summary }) => (
          <li key={path}>
            <h3 className="text-h3">
              <a href={path} className="text-link">
                {service}
              </a>
            </h3>
            <p className="mt-2 text-small text-ink-soft">{summary}</p>
          </li>
        ))}
      </ul>
      <h2 className="mt-14 text-h2">What you can rely on in {name}</h2>
      <ul className="mt-6 grid list-disc gap-2 pl-5">
        <li>Gas Safe registered, REFCOM certified and fully insured, wherever the building stands.</li>
        <li>Free quotes within 24 hours, and planned appointments on the same or the next day.</li>
        <li>A written record of every visit: readings, parts and what is left to do.</li>
      </ul>
    </div>
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
