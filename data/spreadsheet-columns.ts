/**
 * The meanings of a column other than due dates, with the option's label. A column of last dates has the duty's id, a
 * column of next dates the id and " next".
 */
export const otherColumns = {
  "": "Leave out",
  name: "Address or name",
  more: "Refrigerant, use, or the day it was due",
  kilograms: "Charge in kg",
  sealed: "Hermetically sealed",
  detection: "With leak detection",
} as const;

/** Headings that spreadsheets use for a duty's column, by the duty's id. The first match counts. */
export const dutyHeadings: readonly (readonly [id: string, heading: RegExp])[] = [
  ["gas-catering", /cp ?42|catering/],
  ["f-gas-detection", /leak detect/],
  ["f-gas", /f-?gas|leak/],
  ["boiler-let", /boiler/],
  ["gas-let", /cp ?12|lgsr|gas/],
  ["electrical", /eicr|electric|wiring/],
  ["epc", /epc|energy perf/],
  ["hmo", /hmo|licence|license/],
  ["co-alarm", /alarm|smoke|carbon monoxide|\bco\b|tenancy/],
  ["tm44", /tm ?44/],
  ["tower-clean", /tower.*clean/],
  ["tower-sample", /tower/],
  ["legionella", /legionella/],
  ["water-temperatures", /temperature/],
  ["water-tanks", /tank|mixing valve/],
  ["fire-dampers", /damper/],
  ["kitchen-extract", /kitchen|grease/],
  ["lev", /\blev\b|exhaust/],
  ["pressure", /pssr|pressure/],
  ["lifting", /loler|lifting/],
];

/** Words in a heading that mean future dates. */
export const ahead = /next|due|expire|expiry|until|ends?\b|renew|valid/;

/** Words in headings of names and addresses, and words that make a heading one of a person. */
export const place =
  /address|street|flat|property|\bunit|home|house|premises|building|\bsite|plant|item|asset|equipment|^name/;
export const person = /tenant|landlord|owner|agent|manager|mail|phone|type|value/;
