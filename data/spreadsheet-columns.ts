/**
 * What a column of a list holds besides the days of duties, in the words of the choice. A duty's last day goes by its id, its
 * next day by the id and " next".
 */
export const otherColumns = {
  "": "Leave out",
  name: "Address or name",
  more: "Refrigerant, use, or the day it was due",
  kilograms: "Charge in kg",
  sealed: "Hermetically sealed",
  detection: "With leak detection",
} as const;

/** How spreadsheets head a duty's column, by the duty's id; the first that fits counts. */
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

/** Words of a heading whose dates lie ahead. */
export const ahead = /next|due|expire|expiry|until|ends?\b|renew|valid/;

/** Words over names and addresses, and words that make a heading one of a person. */
export const place =
  /address|street|flat|property|\bunit|home|house|premises|building|\bsite|plant|item|asset|equipment|^name/;
export const person = /tenant|landlord|owner|agent|manager|mail|phone|type|value/;
