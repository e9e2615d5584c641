"use client";

import { type RefObject, useEffect, useState } from "react";
import { aboutParameter, type Subject } from "@/lib/enquiry";
import { slugOf } from "@/lib/slug";
import { isEmpty } from "./form-words";

/**
 * The page that the enquiry is about: the one that the link to the form names, or else the referrer. It is written into
 * the form's hidden field, and its service is selected if the form is still empty.
 * @param services the services and hubs; the areas are fetched when needed
 * @returns what the form says it is about; nothing where that is no service and no area
 */
export function useSubject(form: RefObject<HTMLFormElement | null>, services: readonly Subject[]): string | undefined {
  const [name, setName] = useState<string>();

  useEffect(() => {
    const from = cameFrom();
    note(form.current, { page: from.startsWith("/") ? from : "" });
    void find(slugOf(from), services).then((subject) => {
      if (!subject) return;
      note(form.current, { page: subject.path, service: subject.service });
      setName(subject.name);
    });
  }, [form, services]);

  return name;
}

/** The slug that the link names, or the path of the referrer on this site. */
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

function note(form: HTMLFormElement | null, { page, service }: { page: string; service?: string }): void {
  if (!form) return;
  const hidden = form.elements.namedItem("page");
  if (hidden instanceof HTMLInputElement) hidden.value = page;
  const list = form.elements.namedItem("service");
  if (service && isEmpty(form) && list instanceof HTMLSelectElement) list.value = service;
}
