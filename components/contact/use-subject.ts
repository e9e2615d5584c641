"use client";

import { type RefObject, useEffect, useState } from "react";
import { aboutParameter, type Subject } from "@/lib/enquiry";
import { slugOf } from "@/lib/slug";
import { emptyForm, holdsOnly } from "./form-words";

/**
 * The page that the enquiry is about: the one named by the link to the form, or else the referrer. Its service is
 * selected if the form is still empty.
 * @param services the services and hubs; the areas are fetched when needed
 * @returns the page's path, and its name if it is about a service or an area
 */
export function useSubject(form: RefObject<HTMLFormElement | null>, services: readonly Subject[]) {
  const [subject, setSubject] = useState({ path: "", name: "" });

  useEffect(() => {
    const from = cameFrom();
    if (from.startsWith("/")) setSubject({ path: from, name: "" });
    void find(slugOf(from), services).then((found) => {
      if (!found) return;
      setSubject(found);
      const list = form.current?.elements.namedItem("service");
      if (form.current && holdsOnly(form.current, emptyForm) && list instanceof HTMLSelectElement)
        list.value = found.service;
    });
  }, [form, services]);

  return subject;
}

/** Returns the slug in the link, or the path of a referrer on this site. */
function cameFrom(): string {
  const about = new URLSearchParams(location.search).get(aboutParameter);
  if (about || !URL.canParse(document.referrer)) return about ?? "";
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin && pathname !== location.pathname ? pathname : "";
}

async function find(slug: string, services: readonly Subject[]): Promise<Subject | undefined> {
  const service = services.find(({ path }) => slugOf(path) === slug);
  if (service || !slug) return service;
  const areas = await import("@/lib/areas").catch(() => undefined);
  const area = areas?.areaSlugs.find((known) => known === slug);
  return areas && area && { path: areas.areaPath(area), name: areas.areaOf(area).name, service: "" };
}
