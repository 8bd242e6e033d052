import type { SampleResult } from '@udongo/sdk';

export const sampleResult: SampleResult = {
  "sample": 1,
  "booking": 1,
  "generated_on": "2026-11-20T10:00:00.000000+03:00",
  "rule_version": "4",
  "method": "field probe estimate",
  "rule_set": {
    "name": "Demo 1",
    "hash": "00000000",
    "counts_from": "2026-01-01",
    "is_reviewed": false
  },
  "sample_code": "UD-1000-1",
  "sample_location": "Lower plot, beside the borehole",
  "soil_type": "clay",
  "size_of_land": "2.00",
  "measured_on": "2026-11-19T09:30:00.000000+03:00",
  "rejected_reason": null,
  "crops": [
    {
      "crop": 1,
      "crop_name": "Maize",
      "is_main": true,
      "ratings": [
        {
          "reading": "nitrogen",
          "low": 15,
          "high": 30,
          "value": 12,
          "rating": "low",
          "delta": -3
        },
        {
          "reading": "phosphorus",
          "low": 18,
          "high": 35,
          "value": 14,
          "rating": "low",
          "delta": -4
        },
        {
          "reading": "potassium",
          "low": 111,
          "high": 300,
          "value": 180,
          "rating": "optimal",
          "delta": 0
        },
        {
          "reading": "pH",
          "low": 5.5,
          "high": 7,
          "value": 5,
          "rating": "low",
          "delta": -0.5
        },
        {
          "reading": "conductivity",
          "low": 50,
          "high": 1700,
          "value": 320,
          "rating": "optimal",
          "delta": 0
        },
        {
          "reading": "moisture",
          "low": 20,
          "high": 32,
          "value": 24,
          "rating": "optimal",
          "delta": 0
        },
        {
          "reading": "temperature",
          "low": 18,
          "high": 33,
          "value": 22.5,
          "rating": "optimal",
          "delta": 0
        }
      ],
      "actions": [
        {
          "kind": "lime",
          "product": "lime",
          "timing": "before_planting",
          "reading": "pH",
          "reason": "ph_low",
          "values": {
            "ph": 5,
            "ph_low": 5.5,
            "ph_high": 7,
            "goal_ph": 5.8,
            "target_ph": 5.8,
            "past_edge": 0.3,
            "wanted_change": 0.8,
            "change": 0.8,
            "factor_low": 3.4,
            "factor_high": 6.7,
            "wanted_low": 2.7,
            "wanted_high": 5.4,
            "tonnes_per_hectare_most": 4.5,
            "tonnes_per_hectare_low": 2.7,
            "tonnes_per_hectare_high": 4.5,
            "acres": 2,
            "hectares_per_acre": 0.4047,
            "hectares": 0.81,
            "tonnes_low": 2.2,
            "tonnes_high": 3.6,
            "bags_low": 45,
            "bags_high": 73,
            "bag_kg": 50,
            "cautious_ph": 5.6
          },
          "kg_per_acre_low": 1100.784,
          "kg_per_acre_high": 1821.15,
          "kg_low": 2201.568,
          "kg_high": 3642.3,
          "bags_low": 45,
          "bags_high": 73,
          "cost_low": "15750.00",
          "cost_high": "25550.00",
          "price_as_of": "2026-11-01"
        },
        {
          "kind": "fertiliser",
          "product": "tsp",
          "timing": "planting",
          "reading": "phosphorus",
          "reason": "phosphorus_rate",
          "values": {
            "rating": "low",
            "percent_low": 100,
            "percent_high": 100
          },
          "kg_per_acre_low": 50,
          "kg_per_acre_high": 50,
          "kg_low": 100,
          "kg_high": 100,
          "bags_low": 2,
          "bags_high": 2,
          "cost_low": "7200.00",
          "cost_high": "7200.00",
          "price_as_of": "2026-11-01"
        },
        {
          "kind": "fertiliser",
          "product": "can",
          "timing": "planting",
          "reading": "nitrogen",
          "reason": "dap_nitrogen",
          "values": {
            "rating": "low",
            "percent_low": 100,
            "percent_high": 100
          },
          "kg_per_acre_low": 34.616,
          "kg_per_acre_high": 34.616,
          "kg_low": 69.232,
          "kg_high": 69.232,
          "bags_low": 1.5,
          "bags_high": 1.5,
          "cost_low": "4200.00",
          "cost_high": "4200.00",
          "price_as_of": "2026-11-01"
        },
        {
          "kind": "fertiliser",
          "product": "can",
          "timing": "top_dressing",
          "reading": "nitrogen",
          "reason": "nitrogen_rate",
          "values": {
            "rating": "low",
            "percent_low": 100,
            "percent_high": 100,
            "week_1": 6
          },
          "kg_per_acre_low": 49.999,
          "kg_per_acre_high": 49.999,
          "kg_low": 99.998,
          "kg_high": 99.998,
          "bags_low": 2,
          "bags_high": 2,
          "cost_low": "5600.00",
          "cost_high": "5600.00",
          "price_as_of": "2026-11-01"
        },
        {
          "kind": "skip",
          "product": "dap",
          "timing": null,
          "reading": "pH",
          "reason": "dap_acidifies",
          "values": {
            "ph": 5
          },
          "kg_per_acre_low": null,
          "kg_per_acre_high": null,
          "kg_low": null,
          "kg_high": null,
          "bags_low": null,
          "bags_high": null,
          "cost_low": null,
          "cost_high": null,
          "price_as_of": null
        }
      ]
    }
  ],
  "cheapest_first_step": {
    "kind": "lime",
    "product": "lime",
    "timing": "planting",
    "reading": "pH",
    "reason": "ph_low_small_budget",
    "values": {
      "tonnes_per_hectare": 0.5
    },
    "kg_per_acre_low": 202.35,
    "kg_per_acre_high": 202.35,
    "kg_low": 404.7,
    "kg_high": 404.7,
    "bags_low": 9,
    "bags_high": 9,
    "cost_low": "3150.00",
    "cost_high": "3150.00",
    "price_as_of": "2026-11-01"
  }
};
