"use client";

import {
  BadgeCheckIcon,
  ChevronDownIcon,
  ExternalLinkIcon,
  MailIcon,
  MenuIcon,
  MessageSquareTextIcon,
  PhoneIcon,
  TriangleAlertIcon,
  XIcon,
} from "lucide-react";

const icons = {
  "badge-check": BadgeCheckIcon,
  "chevron-down": ChevronDownIcon,
  "external-link": ExternalLinkIcon,
  mail: MailIcon,
  menu: MenuIcon,
  "message-square-text": MessageSquareTextIcon,
  phone: PhoneIcon,
  "triangle-alert": TriangleAlertIcon,
  x: XIcon,
};

/** The class `icon` says these for all icons (ui.css). */
const inStylesheet = {
  xmlns: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
} as const;

/** A decorative icon within text or a button. The page holds its name alone; the shapes come with the scripts. */
export function LineIcon({ name, className = "" }: { name: keyof typeof icons; className?: string }) {
  const Drawn = icons[name];
  return <Drawn {...inStylesheet} className={`icon ${className}`} />;
}
