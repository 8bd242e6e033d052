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
  "counties.get": {
    "status": 200,
    "body": {
      "id": 22,
      "name": "Kiambu"
    }
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
  "health.get": {
    "status": 200,
    "body": {
      "status": "ok"
    }
  }
};
