"use client";

import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { titleFromSlug } from "@/lib/slug";

type Props = {
  waitForArea: boolean;
  /** The firm's name at the end of the page title. */
  brand: string;
  /** The page of an unlisted area, which shows the name with <AreaName />. */
  area: ReactNode;
  /** Shown if the address names no area. */
  children: ReactNode;
};

const Name = createContext("");

/** The name in the address of an unknown area. */
export function AreaName() {
  return useContext(Name);
}

/**
 * Reads the address: an area's name under /areas, or an unknown path, which is logged. Until then "Loading..." covers
 * the text for an unknown path; without scripts, CSS removes it after a while (unknown-path.css).
 */
export function UnknownPath({ waitForArea, brand, area, children }: Props) {
  const [name, setName] = useState<string>();
  const [waiting, setWaiting] = useState(waitForArea);

  useEffect(() => {
    const path = window.location.pathname;
    const [, slug] = /^\/areas\/([^/]+)\/?$/.exec(path) ?? [];
    const found = slug && titleFromSlug(decode(slug));
    if (found) {
      setName(found);
    } else {
      console.error(`404: no page has the address ${path}`);
    }
    setWaiting(false);
  }, []);

  return (
    <>
      <title>{`${name ? `HVAC, gas and plumbing in ${name}` : "Page not found"} | ${brand}`}</title>
      {name ? (
        <Name value={name}>{area}</Name>
      ) : (
        <div className={waiting ? "waiting" : undefined}>
          {waiting && <p className="container py-28 text-lead">Loading...</p>}
          {children}
        </div>
      )}
    </>
  );
}

/** Decodes a part of a path; malformed encoding stays unchanged. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
