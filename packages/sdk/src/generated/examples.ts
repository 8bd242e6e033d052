// Made from openapi.yaml by `npm run generate`. Do not edit.
import type { Examples } from '../testing/Examples.ts';

export const examples: Examples = {
  "auth.login": {
    "status": 200,
    "body": {
      "token": "4f0c1c9a5d0d4b7c8d1f1f0a5b0e7a6c2e9d3b1a7c5f4e2d",
      "user": {
        "id": 8,
        "username": "farmer",
        "email": "farmer@udongo.test",
        "full_name": "Wanjiku Kariuki",
        "is_superuser": false,
        "is_agent": false,
        "is_farmer": true,
        "farmer": 1,
        "agent": null,
        "profile": {
          "phone_number": "+254712345678",
          "address": "P.O. Box 301 Kiambu",
          "county": 22
        }
      }
    }
  },
  "auth.logout": {
    "status": 204
  },
  "auth.checkLoginStatus": {
    "status": 200,
    "body": {
      "login_status": false,
      "user": null
    }
  },
  "account.get": {
    "status": 200,
    "body": {
      "id": 2,
      "username": "agent",
      "email": "agent@udongo.test",
      "full_name": "Otieno Odhiambo",
      "is_superuser": false,
      "is_agent": true,
      "is_farmer": false,
      "farmer": null,
      "agent": 1,
      "profile": {
        "phone_number": "+254711000001",
        "address": "Ahero market",
        "county": 42
      }
    }
  },
  "account.register": {
    "status": 201,
    "body": {
      "id": 40,
      "username": "njeri@udongo.test",
      "email": "njeri@udongo.test",
      "full_name": "Njeri Wambui",
      "is_superuser": false,
      "is_agent": false,
      "is_farmer": true,
      "farmer": 31,
      "agent": null,
      "profile": {
        "phone_number": "+254712345679",
        "address": "Githunguri market",
        "county": 22
      }
    }
  },
  "profiles.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 8,
          "user": 8,
          "full_name": "Wanjiku Kariuki",
          "email": "farmer@udongo.test",
          "phone_number": "+254712345678",
          "address": "P.O. Box 301 Kiambu",
          "county": 22
        }
      ]
    }
  },
  "profiles.create": {
    "status": 201,
    "body": {
      "id": 41,
      "user": 41,
      "full_name": "Achieng Awuor",
      "email": "achieng@udongo.test",
      "phone_number": "+254722000041",
      "address": "P.O. Box 40 Kisumu",
      "county": 42,
      "role": "administrator",
      "is_superuser": true,
      "is_active": true
    }
  },
  "profiles.get": {
    "status": 200,
    "body": {
      "id": 8,
      "user": 8,
      "full_name": "Wanjiku Kariuki",
      "email": "farmer@udongo.test",
      "phone_number": "+254712345678",
      "address": "P.O. Box 301 Kiambu",
      "county": 22
    }
  },
  "profiles.patch": {
    "status": 200,
    "body": {
      "id": 8,
      "user": 8,
      "full_name": "Wanjiku Kariuki",
      "email": "farmer@udongo.test",
      "phone_number": "+254712345678",
      "address": "P.O. Box 301 Kiambu",
      "county": 22
    }
  },
  "profiles.delete": {
    "status": 204
  },
  "counties.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 22,
          "name": "Kiambu"
        }
      ]
    }
  },
  "counties.create": {
    "status": 201,
    "body": {
      "id": 22,
      "name": "Kiambu"
    }
  },
  "counties.get": {
    "status": 200,
    "body": {
      "id": 22,
      "name": "Kiambu"
    }
  },
  "counties.update": {
    "status": 200,
    "body": {
      "id": 22,
      "name": "Kiambu"
    }
  },
  "counties.delete": {
    "status": 204
  },
  "crops.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 1,
          "name": "Maize",
          "public": true,
          "n_low": "15.00",
          "n_high": "30.00",
          "p_low": "18.00",
          "p_high": "35.00",
          "k_low": "111.00",
          "k_high": "300.00",
          "ph_low": "5.50",
          "ph_high": "7.00",
          "ec_low": "50.00",
          "ec_high": "1700.00",
          "humidity_low": "20.00",
          "humidity_high": "32.00",
          "temp_low": "18.00",
          "temp_high": "33.00"
        }
      ]
    }
  },
  "crops.create": {
    "status": 201,
    "body": {
      "id": 1,
      "name": "Maize",
      "public": true,
      "n_low": "15.00",
      "n_high": "30.00",
      "p_low": "18.00",
      "p_high": "35.00",
      "k_low": "111.00",
      "k_high": "300.00",
      "ph_low": "5.50",
      "ph_high": "7.00",
      "ec_low": "50.00",
      "ec_high": "1700.00",
      "humidity_low": "20.00",
      "humidity_high": "32.00",
      "temp_low": "18.00",
      "temp_high": "33.00"
    }
  },
  "crops.get": {
    "status": 200,
    "body": {
      "id": 1,
      "name": "Maize",
      "public": true,
      "n_low": "15.00",
      "n_high": "30.00",
      "p_low": "18.00",
      "p_high": "35.00",
      "k_low": "111.00",
      "k_high": "300.00",
      "ph_low": "5.50",
      "ph_high": "7.00",
      "ec_low": "50.00",
      "ec_high": "1700.00",
      "humidity_low": "20.00",
      "humidity_high": "32.00",
      "temp_low": "18.00",
      "temp_high": "33.00"
    }
  },
  "crops.update": {
    "status": 200,
    "body": {
      "id": 1,
      "name": "Maize",
      "public": true,
      "n_low": "15.00",
      "n_high": "30.00",
      "p_low": "18.00",
      "p_high": "35.00",
      "k_low": "111.00",
      "k_high": "300.00",
      "ph_low": "5.50",
      "ph_high": "7.00",
      "ec_low": "50.00",
      "ec_high": "1700.00",
      "humidity_low": "20.00",
      "humidity_high": "32.00",
      "temp_low": "18.00",
      "temp_high": "33.00"
    }
  },
  "crops.delete": {
    "status": 204
  },
  "otherCropNames.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 1,
          "crop": 1,
          "county": 1,
          "name": "mahindi",
          "created_on": "2026-11-20T20:27:23.075972+03:00",
          "updated_on": "2026-11-20T20:27:23.075998+03:00"
        }
      ]
    }
  },
  "otherCropNames.create": {
    "status": 201,
    "body": {
      "id": 120,
      "crop": 1,
      "county": 22,
      "name": "mbembe",
      "created_on": "2026-11-20T20:27:26.736722+03:00",
      "updated_on": "2026-11-20T20:27:26.736757+03:00"
    }
  },
  "otherCropNames.get": {
    "status": 200,
    "body": {
      "id": 1,
      "crop": 1,
      "county": 1,
      "name": "mahindi",
      "created_on": "2026-11-20T20:27:23.075972+03:00",
      "updated_on": "2026-11-20T20:27:23.075998+03:00"
    }
  },
  "otherCropNames.update": {
    "status": 200,
    "body": {
      "id": 120,
      "crop": 1,
      "county": 22,
      "name": "mbembe",
      "created_on": "2026-11-20T20:27:26.736722+03:00",
      "updated_on": "2026-11-20T20:27:26.736757+03:00"
    }
  },
  "otherCropNames.delete": {
    "status": 204
  },
  "farmers.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 1,
          "user": {
            "id": 8,
            "full_name": "Wanjiku Kariuki",
            "email": "farmer@udongo.test",
            "profile": {
              "phone_number": "+254712345678",
              "address": "P.O. Box 301 Kiambu",
              "county": 22
            }
          }
        }
      ]
    }
  },
  "farmers.create": {
    "status": 201,
    "body": {
      "id": 32,
      "user": {
        "id": 42,
        "full_name": "Nekesa Barasa",
        "email": "nekesa@udongo.test",
        "profile": {
          "phone_number": "+254711222333",
          "address": "Webuye market",
          "county": 39
        }
      },
      "referrer": 2
    }
  },
  "farmers.get": {
    "status": 200,
    "body": {
      "id": 1,
      "user": {
        "id": 8,
        "full_name": "Wanjiku Kariuki",
        "email": "farmer@udongo.test",
        "profile": {
          "phone_number": "+254712345678",
          "address": "P.O. Box 301 Kiambu",
          "county": 22
        }
      }
    }
  },
  "farmers.update": {
    "status": 200,
    "body": {
      "id": 32,
      "user": {
        "id": 42,
        "full_name": "Nekesa Barasa",
        "email": "nekesa@udongo.test",
        "profile": {
          "phone_number": "+254711222333",
          "address": "Webuye market",
          "county": 39
        }
      },
      "referrer": 2
    }
  },
  "farmers.delete": {
    "status": 204
  },
  "farmers.listSummaries": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 1,
          "full_name": "Wanjiku Kariuki",
          "phone_number": "+254712345678",
          "county": 22
        }
      ]
    }
  },
  "farmers.bulkCreate": {
    "status": 201,
    "body": [
      {
        "id": 32,
        "user": {
          "id": 42,
          "full_name": "Nekesa Barasa",
          "email": "nekesa@udongo.test",
          "profile": {
            "phone_number": "+254711222333",
            "address": "Webuye market",
            "county": 39
          }
        },
        "referrer": 2
      },
      {
        "id": 33,
        "user": {
          "id": 43,
          "full_name": "Simiyu Wafula",
          "email": "",
          "profile": {
            "phone_number": "+254722333444",
            "address": "Kimilili",
            "county": 39
          }
        },
        "referrer": 2
      }
    ]
  },
  "farmers.downloadBiodata": {
    "status": 200
  },
  "agents.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 1,
          "user": 2,
          "full_name": "Otieno Odhiambo",
          "username": "agent",
          "email": "agent@udongo.test",
          "agrovet_name": "Mavuno Agrovet",
          "is_agrovet": true
        }
      ]
    }
  },
  "agents.create": {
    "status": 201,
    "body": {
      "id": 3,
      "user": 44,
      "full_name": "Mumbua Mutiso",
      "username": "mumbua@udongo.test",
      "email": "mumbua@udongo.test",
      "agrovet_name": "Kilimo Bora Agrovet",
      "is_agrovet": true,
      "profile": {
        "phone_number": "+254733444555",
        "address": "Wote town",
        "county": 17
      }
    }
  },
  "agents.get": {
    "status": 200,
    "body": {
      "id": 1,
      "user": null,
      "full_name": "",
      "username": "",
      "email": "",
      "agrovet_name": "Mavuno Agrovet",
      "is_agrovet": true
    }
  },
  "agents.update": {
    "status": 200,
    "body": {
      "id": 3,
      "user": 44,
      "full_name": "Mumbua Mutiso",
      "username": "mumbua@udongo.test",
      "email": "mumbua@udongo.test",
      "agrovet_name": "Kilimo Bora Agrovet",
      "is_agrovet": true,
      "profile": {
        "phone_number": "+254733444555",
        "address": "Wote town",
        "county": 17
      }
    }
  },
  "agents.delete": {
    "status": 204
  },
  "agents.bulkCreate": {
    "status": 201,
    "body": [
      {
        "id": 3,
        "user": 44,
        "full_name": "Mumbua Mutiso",
        "username": "mumbua@udongo.test",
        "email": "mumbua@udongo.test",
        "agrovet_name": "Kilimo Bora Agrovet",
        "is_agrovet": true,
        "profile": {
          "phone_number": "+254733444555",
          "address": "Wote town",
          "county": 17
        }
      }
    ]
  },
  "discounts.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 1,
          "code": "KARIBU10",
          "percentage": "10.00",
          "active": true,
          "valid_until": null,
          "test_types": [
            "basic-macro-nutrients-analysis"
          ]
        }
      ]
    }
  },
  "discounts.create": {
    "status": 201,
    "body": {
      "id": 2,
      "code": "SHAMBA15",
      "percentage": "15.00",
      "active": true,
      "valid_until": "2027-03-31",
      "test_types": [
        "complete-soil-analysis"
      ]
    }
  },
  "discounts.get": {
    "status": 200,
    "body": {
      "id": 1,
      "code": "KARIBU10",
      "percentage": "10.00",
      "active": true,
      "valid_until": null,
      "test_types": [
        "basic-macro-nutrients-analysis"
      ]
    }
  },
  "discounts.update": {
    "status": 200,
    "body": {
      "id": 2,
      "code": "SHAMBA15",
      "percentage": "15.00",
      "active": true,
      "valid_until": "2027-03-31",
      "test_types": [
        "complete-soil-analysis"
      ]
    }
  },
  "discounts.delete": {
    "status": 204
  },
  "devices.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 1,
          "serial_number": "NPK7-00412",
          "name": "Field probe 1",
          "agent": 1,
          "is_active": true,
          "last_seen_on": "2026-11-20T20:27:26.303015+03:00",
          "notes": "Calibrated in October"
        }
      ]
    }
  },
  "devices.create": {
    "status": 201,
    "body": {
      "id": 1,
      "serial_number": "NPK7-00412",
      "name": "Field probe 1",
      "agent": 1,
      "is_active": true,
      "last_seen_on": "2026-11-20T20:27:26.303015+03:00",
      "notes": "Calibrated in October"
    }
  },
  "devices.get": {
    "status": 200,
    "body": {
      "id": 1,
      "serial_number": "NPK7-00412",
      "name": "Field probe 1",
      "agent": 1,
      "is_active": true,
      "last_seen_on": "2026-11-20T20:27:26.303015+03:00",
      "notes": "Calibrated in October"
    }
  },
  "devices.update": {
    "status": 200,
    "body": {
      "id": 1,
      "serial_number": "NPK7-00412",
      "name": "Field probe 1",
      "agent": 1,
      "is_active": true,
      "last_seen_on": "2026-11-20T20:27:26.303015+03:00",
      "notes": "Calibrated in October"
    }
  },
  "devices.delete": {
    "status": 204
  },
  "bookings.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 26,
          "created_by": 8,
          "farmer": 1,
          "name": "Wanjiku Kariuki",
          "email": "farmer@udongo.test",
          "phone_no": "+254712345678",
          "soil_test_date": "2027-01-15",
          "no_of_samples": 1,
          "test_type": "complete-soil-analysis",
          "county": 22,
          "address": "P.O. Box 301 Kiambu",
          "crops": [
            1,
            2
          ],
          "notes": "",
          "referrer_agent": 2,
          "agent": 1,
          "farming_type": "mixed",
          "discount": "0.00",
          "discount_code": "",
          "is_report_sent": false,
          "samples": [
            {
              "id": 50,
              "sample_location": "Lower plot, beside the borehole",
              "sample_notes": "Depth 20 cm",
              "soil_type": "loam",
              "size_of_land": "1.50",
              "main_crop": 1,
              "other_crops": [
                2
              ]
            }
          ],
          "paid": false,
          "canceled": false,
          "created_on": "2026-11-20T20:27:26.303015+03:00",
          "updated_on": "2026-11-20T20:27:26.303045+03:00",
          "code": "UD-1026",
          "uuid": "3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11",
          "status": "booked"
        }
      ]
    }
  },
  "bookings.create": {
    "status": 201,
    "body": {
      "id": 26,
      "created_by": 8,
      "farmer": 1,
      "name": "Wanjiku Kariuki",
      "email": "farmer@udongo.test",
      "phone_no": "+254712345678",
      "soil_test_date": "2027-01-15",
      "no_of_samples": 1,
      "test_type": "complete-soil-analysis",
      "county": 22,
      "address": "P.O. Box 301 Kiambu",
      "crops": [
        1,
        2
      ],
      "notes": "",
      "referrer_agent": 2,
      "agent": 1,
      "farming_type": "mixed",
      "discount": "0.00",
      "discount_code": "",
      "is_report_sent": false,
      "samples": [
        {
          "id": 50,
          "sample_location": "Lower plot, beside the borehole",
          "sample_notes": "Depth 20 cm",
          "soil_type": "loam",
          "size_of_land": "1.50",
          "main_crop": 1,
          "other_crops": [
            2
          ]
        }
      ],
      "paid": false,
      "canceled": false,
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "updated_on": "2026-11-20T20:27:26.303045+03:00",
      "code": "UD-1026",
      "uuid": "3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11",
      "status": "booked"
    }
  },
  "bookings.get": {
    "status": 200,
    "body": {
      "id": 26,
      "created_by": 8,
      "farmer": 1,
      "name": "Wanjiku Kariuki",
      "email": "farmer@udongo.test",
      "phone_no": "+254712345678",
      "soil_test_date": "2027-01-15",
      "no_of_samples": 1,
      "test_type": "complete-soil-analysis",
      "county": 22,
      "address": "P.O. Box 301 Kiambu",
      "crops": [
        1,
        2
      ],
      "notes": "",
      "referrer_agent": 2,
      "agent": 1,
      "farming_type": "mixed",
      "discount": "0.00",
      "discount_code": "",
      "is_report_sent": false,
      "samples": [
        {
          "id": 50,
          "sample_location": "Lower plot, beside the borehole",
          "sample_notes": "Depth 20 cm",
          "soil_type": "loam",
          "size_of_land": "1.50",
          "main_crop": 1,
          "other_crops": [
            2
          ]
        }
      ],
      "paid": false,
      "canceled": false,
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "updated_on": "2026-11-20T20:27:26.303045+03:00",
      "code": "UD-1026",
      "uuid": "3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11",
      "status": "booked"
    }
  },
  "bookings.update": {
    "status": 200,
    "body": {
      "id": 26,
      "created_by": 8,
      "farmer": 1,
      "name": "Wanjiku Kariuki",
      "email": "farmer@udongo.test",
      "phone_no": "+254712345678",
      "soil_test_date": "2027-01-15",
      "no_of_samples": 1,
      "test_type": "complete-soil-analysis",
      "county": 22,
      "address": "P.O. Box 301 Kiambu",
      "crops": [
        1,
        2
      ],
      "notes": "",
      "referrer_agent": 2,
      "agent": 1,
      "farming_type": "mixed",
      "discount": "0.00",
      "discount_code": "",
      "is_report_sent": false,
      "samples": [
        {
          "id": 50,
          "sample_location": "Lower plot, beside the borehole",
          "sample_notes": "Depth 20 cm",
          "soil_type": "loam",
          "size_of_land": "1.50",
          "main_crop": 1,
          "other_crops": [
            2
          ]
        }
      ],
      "paid": false,
      "canceled": false,
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "updated_on": "2026-11-20T20:27:26.303045+03:00",
      "code": "UD-1026",
      "uuid": "3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11",
      "status": "booked"
    }
  },
  "bookings.delete": {
    "status": 204
  },
  "bookings.getByUuid": {
    "status": 200,
    "body": {
      "uuid": "3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11",
      "code": "UD-1026",
      "status": "booked",
      "soil_test_date": "2027-01-15",
      "test_type": "complete-soil-analysis",
      "county": 22,
      "county_name": "Kiambu",
      "no_of_samples": 1,
      "paid": false,
      "canceled": false
    }
  },
  "samples.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 50,
          "booking": 26,
          "sensor_data": {
            "nitrogen": 12,
            "phosphorus": 8,
            "potassium": 148,
            "moisture": 24.1,
            "temperature": 18.6,
            "ph": 5,
            "conductivity": 74,
            "latitude": -1.03326,
            "longitude": 36.86902
          },
          "sample_notes": "Depth 20 cm",
          "sample_location": "Lower plot, beside the borehole",
          "soil_type": "clay",
          "size_of_land": "2.00",
          "main_crop": 1,
          "other_crops": [
            2
          ]
        }
      ]
    }
  },
  "samples.create": {
    "status": 201,
    "body": {
      "id": 50,
      "booking": 26,
      "sensor_data": {
        "nitrogen": 12,
        "phosphorus": 8,
        "potassium": 148,
        "moisture": 24.1,
        "temperature": 18.6,
        "ph": 5,
        "conductivity": 74,
        "latitude": -1.03326,
        "longitude": 36.86902
      },
      "sample_notes": "Depth 20 cm",
      "sample_location": "Lower plot, beside the borehole",
      "soil_type": "clay",
      "size_of_land": "2.00",
      "main_crop": 1,
      "other_crops": [
        2
      ]
    }
  },
  "samples.get": {
    "status": 200,
    "body": {
      "id": 50,
      "booking": 26,
      "sensor_data": {
        "nitrogen": 12,
        "phosphorus": 8,
        "potassium": 148,
        "moisture": 24.1,
        "temperature": 18.6,
        "ph": 5,
        "conductivity": 74,
        "latitude": -1.03326,
        "longitude": 36.86902
      },
      "sample_notes": "Depth 20 cm",
      "sample_location": "Lower plot, beside the borehole",
      "soil_type": "clay",
      "size_of_land": "2.00",
      "main_crop": 1,
      "other_crops": [
        2
      ]
    }
  },
  "samples.update": {
    "status": 200,
    "body": {
      "id": 50,
      "booking": 26,
      "sensor_data": {
        "nitrogen": 12,
        "phosphorus": 8,
        "potassium": 148,
        "moisture": 24.1,
        "temperature": 18.6,
        "ph": 5,
        "conductivity": 74,
        "latitude": -1.03326,
        "longitude": 36.86902
      },
      "sample_notes": "Depth 20 cm",
      "sample_location": "Lower plot, beside the borehole",
      "soil_type": "clay",
      "size_of_land": "2.00",
      "main_crop": 1,
      "other_crops": [
        2
      ]
    }
  },
  "samples.delete": {
    "status": 204
  },
  "samples.generateResults": {
    "status": 200,
    "body": [
      {
        "sample": 50,
        "booking": 26,
        "generated_on": "2026-11-20T20:27:26.303015+03:00",
        "rule_version": "1",
        "method": "field probe estimate",
        "crops": [
          {
            "crop": 1,
            "crop_name": "Maize",
            "is_main": true,
            "ratings": [
              {
                "reading": "nitrogen",
                "value": 12,
                "low": 15,
                "high": 30,
                "rating": "low",
                "delta": -3
              },
              {
                "reading": "ph",
                "value": 5,
                "low": 5.5,
                "high": 7,
                "rating": "low",
                "delta": -0.5
              },
              {
                "reading": "temperature",
                "value": 18.6,
                "low": 18,
                "high": 33,
                "rating": "optimal",
                "delta": 0
              }
            ]
          }
        ]
      }
    ]
  },
  "samples.adjustPh": {
    "status": 200,
    "body": {
      "sample": 50,
      "crop": 1,
      "soil_type": "clay",
      "size_of_land": "2.00",
      "ph": 5,
      "ph_low": 5.5,
      "ph_high": 7,
      "target_ph": 5.8,
      "amendment": "lime",
      "tonnes_per_hectare_low": 2.7,
      "tonnes_per_hectare_high": 4.5,
      "tonnes_low": 2.2,
      "tonnes_high": 3.6,
      "bags_low": 44,
      "bags_high": 73,
      "steps": [
        "Target: the lower of 5.5 + 0.3 and the middle of 5.5 to 7.0 = 5.8",
        "Rise: 5.8 - 5.0 = 0.8",
        "Ground limestone: 0.8 x 3.4 to 0.8 x 6.7 = 2.7 to 5.4 t/ha, at most 4.5 t/ha at once",
        "2 acres x 0.4047 = 0.81 ha: 2.2 to 3.6 t, 44 to 73 bags of 50 kg"
      ],
      "warnings": [
        "The pH of a probe is an estimate without a buffer test. Test again before liming again."
      ]
    }
  },
  "bookings.markAsPaid": {
    "status": 200,
    "body": {
      "id": 26,
      "created_by": 8,
      "farmer": 1,
      "name": "Wanjiku Kariuki",
      "email": "farmer@udongo.test",
      "phone_no": "+254712345678",
      "soil_test_date": "2027-01-15",
      "no_of_samples": 1,
      "test_type": "complete-soil-analysis",
      "county": 22,
      "address": "P.O. Box 301 Kiambu",
      "crops": [
        1,
        2
      ],
      "notes": "",
      "referrer_agent": 2,
      "agent": 1,
      "farming_type": "mixed",
      "discount": "0.00",
      "discount_code": "",
      "is_report_sent": false,
      "samples": [
        {
          "id": 50,
          "sample_location": "Lower plot, beside the borehole",
          "sample_notes": "Depth 20 cm",
          "soil_type": "loam",
          "size_of_land": "1.50",
          "main_crop": 1,
          "other_crops": [
            2
          ]
        }
      ],
      "paid": true,
      "canceled": false,
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "updated_on": "2026-11-20T20:41:09.118230+03:00",
      "code": "UD-1026",
      "uuid": "3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11",
      "status": "booked"
    }
  },
  "health.get": {
    "status": 200,
    "body": {
      "status": "ok"
    }
  }
};
