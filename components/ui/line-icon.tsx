"use client";

import {
  BadgeCheckIcon,
  CalendarIcon,
  ChevronDownIcon,
  createLucideIcon,
  ExternalLinkIcon,
  MailIcon,
  MenuIcon,
  MessageSquareTextIcon,
  PencilIcon,
  TriangleAlertIcon,
  XIcon,
} from "lucide-react";

/** Lucide's phone icon with a shorter path, because every page has it several times. */
const PhoneIcon = createLucideIcon("phone", [
  [
    "path",
    {
      d: "M20 22A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3l-2 2a14 14 0 0 0 8 8l2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2z",
      key: "phone",
    },
  ],
]);

const icons = {
  "badge-check": BadgeCheckIcon,
  calendar: CalendarIcon,
  "chevron-down": ChevronDownIcon,
  "external-link": ExternalLinkIcon,
  mail: MailIcon,
  menu: MenuIcon,
  "message-square-text": MessageSquareTextIcon,
  pencil: PencilIcon,
  phone: PhoneIcon,
  "triangle-alert": TriangleAlertIcon,
  x: XIcon,
};

export type IconName = keyof typeof icons;

/** Set by the class `icon` (ui.css). */
const inStylesheet = {
  xmlns: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
} as const;

/** A decorative icon. A client component, so that the page's data holds its name and not its shapes. */
export function LineIcon({ name, className = "" }: { name: IconName; className?: string }) {
  const Drawn = icons[name];
  return <Drawn {...inStylesheet} className={`icon ${className}`} />;
}
